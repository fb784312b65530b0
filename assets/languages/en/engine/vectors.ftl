## error.rs

vectors-these-are-no-vectors-known-here-choose-a-geojson = these are no vectors known here: choose a GeoJSON (.geojson, .json), a GPX (.gpx) or a shapefile (.shp)
vectors-mib-mib-are-more-than-the-most-mib-mib = { $mib } MiB are more than the { $most_mib } MiB that are read: cut the neighbourhood of the battle out of it in a GIS
vectors-the-file-is-damaged-reason-fetch-it-again-or = the file is damaged ({ $reason }): fetch it again, or write it anew in a GIS
vectors-this-is-what-which-has-no-points-lines-or = this is { $what }, which has no points, lines or areas: choose another file
vectors-after-features-features-the-file-is-damaged-reason-the = after { $features } features the file is damaged ({ $reason }): the rest is left out
vectors-only-the-first-features-features-are-read-cut-the = only the first { $features } features are read: cut the neighbourhood of the battle out of the file in a GIS
vectors-features-features-are-left-out-their-positions-are-no = { $features } features are left out: their positions are no numbers
vectors-features-features-are-left-out-they-lie-nowhere-or = { $features } features are left out: they lie nowhere, or are of a kind that is not read
vectors-the-features-have-no-attributes-reason = the features have no attributes: { $reason }

## readers/dbf.rs

vectors-the-table-beside-the-file-is-too-large = the table beside the file is too large
vectors-the-table-is-cut-off = the table is cut off
vectors-the-table-has-no-rows = the table has no rows
vectors-the-table-has-no-columns = the table has no columns

## readers/geojson.rs

vectors-featurecollection = FeatureCollection
vectors-topology = Topology
vectors-a-topojson = a TopoJSON
vectors-json-of-another-kind = JSON of another kind
vectors-no-more-features-are-taken = no more features are taken
vectors-a-geojson = a GeoJSON
vectors-a-list-of-features = a list of features

## readers/gpx.rs

vectors-it-is-no-text-in-utf-8-from-byte = it is no text in UTF-8 from byte { $a1 } on
vectors-xml-of-another-kind-name = XML of another kind ({ $name })

## readers/shapefile.rs

vectors-it-has-no-header-of-a-shapefile = it has no header of a shapefile
vectors-the-reader-gave-it-up = the reader gave it up
vectors-is-cut-off = is cut off
vectors-is-longer-than-the-file = is longer than the file
vectors-is-of-no-known-kind = is of no known kind
vectors-has-more-points-than-bytes = has more points than bytes
