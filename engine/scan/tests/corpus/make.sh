#!/bin/sh
# Writes the files of `flavours` with GDAL's and ImageMagick's programs (Debian: gdal-bin, imagemagick). A file is named
# after the picture it shows, one of *.png here, and how it is written.
set -e
cd "$(dirname "$0")/flavours"
rm -f ./*
convert -seed 7 -size 75x54 gradient:'#c04020-#20a0ff' \( -size 75x54 plasma:fractal \) \
  -compose blend -define compose:args=50 -composite -depth 8 -alpha off -strip PNG24:colour.png
convert colour.png -colorspace Gray -depth 8 -strip PNG8:grey8.png
convert grey8.png -strip -define png:color-type=0 -define png:bit-depth=8 grey.png && rm grey8.png
convert grey.png -threshold 50% -strip -type bilevel -define png:bit-depth=1 bilevel.png
convert colour.png +dither -colors 16 -strip PNG24:few.png

# PNG
convert colour.png -interlace PNG -strip PNG24:colour_interlaced.png
convert colour.png -strip -define png:color-type=2 -define png:bit-depth=16 colour_16bit.png
convert few.png -strip -type Palette PNG8:few_palette.png
convert few.png -strip -interlace PNG -type Palette PNG8:few_palette_interlaced.png
convert bilevel.png -strip -type bilevel -define png:bit-depth=1 -interlace PNG bilevel_interlaced.png
convert grey.png -strip -interlace PNG -define png:color-type=4 -alpha set grey_alpha_interlaced.png
convert colour.png -strip -alpha set -define png:color-type=6 colour_alpha.png

# TIFF by GDAL: every packing, in strips, one strip and tiles, both orders of bytes, with and without differences.
gdal() { gdal_translate -q --config GDAL_PAM_ENABLED NO "$@"; }
for order in LITTLE BIG; do
  for packing in NONE PACKBITS LZW DEFLATE; do
    gdal -co ENDIANNESS=$order -co COMPRESS=$packing -co BLOCKYSIZE=16 colour.png colour_strips_${packing}_$order.tif
    gdal -co ENDIANNESS=$order -co COMPRESS=$packing -co TILED=YES -co BLOCKXSIZE=32 -co BLOCKYSIZE=48 \
      colour.png colour_tiles_${packing}_$order.tif
  done
  for packing in LZW DEFLATE; do
    gdal -co ENDIANNESS=$order -co COMPRESS=$packing -co PREDICTOR=2 colour.png colour_differences_${packing}_$order.tif
    gdal -co ENDIANNESS=$order -co COMPRESS=$packing -co PREDICTOR=2 -ot UInt16 -scale 0 255 0 65535 \
      colour.png colour_16bit_differences_${packing}_$order.tif
  done
  gdal -co ENDIANNESS=$order -ot UInt16 -scale 0 255 0 65535 -co TILED=YES -co BLOCKXSIZE=64 -co BLOCKYSIZE=64 grey.png \
    grey_16bit_tiles_$order.tif
done
gdal -co INTERLEAVE=BAND -co COMPRESS=LZW -co PREDICTOR=2 colour.png colour_planes.tif
gdal -co INTERLEAVE=BAND -co TILED=YES -co BLOCKXSIZE=32 -co BLOCKYSIZE=32 -co COMPRESS=DEFLATE colour.png \
  colour_planes_tiles.tif
gdal -co BIGTIFF=YES -co COMPRESS=DEFLATE colour.png colour_bigtiff.tif
gdal -co BLOCKYSIZE=54 -co COMPRESS=DEFLATE colour.png colour_one_strip.tif
gdal -co PHOTOMETRIC=MINISWHITE -co COMPRESS=LZW grey.png inverse_grey.tif
convert grey.png -negate -define png:color-type=0 -define png:bit-depth=8 -strip inverse.png
gdal few_palette.png few_palette.tif
gdal -co NBITS=4 few_palette.png few_palette_4bit.tif
gdal -co NBITS=1 bilevel.png bilevel_1bit.tif
gdal -co ALPHA=YES colour_alpha.png colour_alpha.tif
gdal -a_srs EPSG:32633 -a_ullr 500000 5400700 500960 5400000 -co COMPRESS=DEFLATE colour.png colour_placed.tif
gdal -of COG -co COMPRESS=LZW colour.png colour_cloud.tif
# By ImageMagick.
convert colour.png -strip -compress Zip -define tiff:rows-per-strip=7 colour_magick.tif
gdal -co NBITS=1 -co PHOTOMETRIC=MINISWHITE bilevel.png inversebits_1bit.tif
convert bilevel.png -strip -negate -type bilevel -define png:bit-depth=1 inversebits.png
convert colour.png -strip -compress RLE -interlace Plane colour_magick_planes.tif
# With loss: compared with what libjpeg and libwebp make of them, in *_shown.png.
gdal -co COMPRESS=JPEG -co JPEG_QUALITY=90 -co BLOCKYSIZE=32 colour.png jpeg1_strips_rgb.tif
gdal -co COMPRESS=JPEG -co JPEG_QUALITY=90 -co PHOTOMETRIC=YCBCR -co TILED=YES -co BLOCKXSIZE=32 -co BLOCKYSIZE=32 \
  colour.png jpeg2_tiles_ycbcr.tif
gdal -co COMPRESS=JPEG -co JPEG_QUALITY=90 grey.png jpeg3_grey.tif
convert colour.png -strip -quality 90 -sampling-factor 2x2 jpeg4_baseline.jpg
convert colour.png -strip -quality 90 -interlace JPEG -sampling-factor 1x1 jpeg5_progressive.jpg
convert grey.png -strip -quality 90 jpeg6_grey.jpg
convert colour.png -strip -colorspace CMYK -quality 95 jpeg7_cmyk.jpg
convert colour.png -strip -quality 90 -sampling-factor 2x1 -define jpeg:restart-interval=3 jpeg8_422.jpg
convert colour.png -strip -quality 90 webp1_loss.webp
for file in jpeg?_* webp?_*; do convert "$file" -colorspace sRGB -depth 8 -strip "PNG24:$(echo "$file" | cut -c1-5)_shown.png"; done
convert colour.png -strip -define webp:lossless=true colour_lossless.webp
convert colour.png -strip -colorspace CMYK -compress LZW cmyk.tif
convert cmyk.tif -colorspace sRGB -depth 8 -strip PNG24:cmyk_shown.png
convert colour.png -strip -sampling-factor 1x1 -quality 90 -set colorspace sRGB jpeg9_restart.jpg
convert jpeg9_restart.jpg -strip PNG24:jpeg9_shown.png
convert colour.png -strip -quality 90 -interlace JPEG -sampling-factor 2x2 jpeg10_progressive_420.jpg
convert grey.png -strip -quality 85 -interlace JPEG jpeg11_progressive_grey.jpg
convert colour.png -strip -quality 98 -interlace JPEG -sampling-factor 2x1 jpeg12_progressive_422.jpg
for file in jpeg1?_*.jpg; do convert "$file" -strip "PNG24:$(echo "$file" | cut -c1-6)_shown.png"; done
