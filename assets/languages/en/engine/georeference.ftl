## geodesy.rs

georeference-longitude-must-be-from-180-to-180-and-latitude = longitude must be from -180 to 180 and latitude from -90 to 90 degrees: check the numbers and their order
georeference-a-sheet-at-the-pole-cannot-be-laid-flat = a sheet at the pole cannot be laid flat this way: beyond 84 degrees of latitude place it by points in yards
georeference-this-place-is-more-than-3-degrees-from-the = this place is more than 3 degrees from the middle of the sheet: check its longitude and latitude
georeference-the-projection-finds-no-ground-at-this-place-check = the projection finds no ground at this place: check its longitude and latitude
georeference-proj-longlat-ellps-name-no-defs = +proj=longlat +ellps={ $name } +no_defs
georeference-k-1-x-0-0-y-0-0-ellps = +k=1 +x_0=0 +y_0=0 +ellps={ $name } +units=m +no_defs
georeference-proj-tmerc-lat-0-latitude-lon-0-longitude-tail = +proj=tmerc +lat_0={ $latitude } +lon_0={ $longitude } { $tail }

## placement/error.rs

georeference-have-control-points-are-on-and-this-fit-needs = { $have } control points are on and this fit needs { $need }: add points, switch some on, or choose a simpler fit
georeference-have-control-points-are-on-and-this-fit-takes = { $have } control points are on and this fit takes { $most } at most: switch some off, or choose another fit
georeference-control-point-a1-has-a-coordinate-that-is-no = control point { $a1 } has a coordinate that is no number: type it again
georeference-the-control-points-lie-at-one-place-move-them = the control points lie at one place: move them apart, towards the corners of the sheet
georeference-the-control-points-lie-in-a-line-add-one = the control points lie in a line: add one well off that line, or choose the similarity fit
georeference-control-points-a1-and-a2-lie-on-the-same = control points { $a1 } and { $a2 } lie on the same pixel: switch one of them off
georeference-these-control-points-would-fold-the-sheet-over-two = these control points would fold the sheet over: two of them may be swapped; switch the worst off
georeference-this-placement-squeezes-the-sheet-into-a-line-check = this placement squeezes the sheet into a line: check its numbers
georeference-the-distance-between-the-two-points-must-be-above = the distance between the two points must be above 0 yards

## projection.rs

georeference-the-file-does-not-tell-where-it-lies-place = the file does not tell where it lies: place it by control points, as a scan
georeference-the-file-does-not-tell-its-projection-give-its = the file does not tell its projection: give its EPSG number, or place it by control points
georeference-the-projection-epsg-epsg-is-not-known-here-bring = the projection EPSG:{ $epsg } is not known here: bring the file to longitude and latitude (EPSG:4326) in a GIS, or place it by control points
georeference-proj-longlat-datum-wgs84-no-defs = +proj=longlat +datum=WGS84 +no_defs

## world_file.rs

georeference-a-world-file-has-six-lines-with-a-number = a world file has six lines with a number each, and this has { $lines }: choose the file that came with the scan
georeference-line-line-of-the-world-file-is-no-number = line { $line } of the world file is no number: choose the file that came with the scan
