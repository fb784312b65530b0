# To be sourced: a virtual screen, and what is seen on it. Pictures go to the folder $out.

# Opens a screen of that size, 1280x720 by itself, and makes it the display; its process is $xvfb.
open_screen() {
  local number=$(( 100 + RANDOM % 400 ))
  Xvfb ":$number" -screen 0 "${1:-1280x720}x24" -nolisten tcp >"$out/xvfb.log" 2>&1 & xvfb=$!
  export DISPLAY=":$number"
  # A busy machine may take its time to open a display.
  for _ in $(seq 300); do xdpyinfo >/dev/null 2>&1 && break; sleep 0.1; done
}
# The first window of that title, waited for at most so many seconds: its number is $window.
find_window() {
  window=
  within "$2" seen_window "$1" || return 1
  # There is no window manager on the virtual screen to hand out the keyboard.
  xdotool windowfocus "$window" 2>/dev/null || true
}
seen_window() { window=$(xdotool search --onlyvisible --name "$1" 2>/dev/null | head -n 1 || true); [ -n "$window" ]; }
shot() { import -window root "$out/$1.png"; }
colours() { identify -format '%k' "$out/$1.png"; }
differ() { [ "$(compare -metric AE "$out/$1.png" "$out/$2.png" null: 2>&1 || true)" != 0 ]; }
# Waits at most so many seconds until a command holds.
within() {
  local end=$(( SECONDS + $1 )); shift
  until "$@"; do [ "$SECONDS" -lt "$end" ] || return 1; sleep 0.2; done
}
# The picture has come to rest: two in a row are the same, so many seconds apart.
at_rest() { shot rest_a; sleep "$1"; shot rest_b; ! differ rest_a rest_b; }
# Waits for that, at most so many seconds.
rest() { within "${1:-8}" at_rest "${2:-0.3}" || true; rm -f "$out"/rest_?.png; }
# A map is drawn: it has many colours.
drawn() { shot "$1"; [ "$(colours "$1")" -gt 500 ]; }
another_than() { shot "$2"; differ "$1" "$2"; }
