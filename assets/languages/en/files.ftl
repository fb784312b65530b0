## claim

files-name-cannot-be-saved-where-it-is-why = { $name } cannot be saved where it is: { $why }. Save as another file to keep changes; until then they are kept in { $journal }.
files-name-cannot-be-saved-where-it-is-why-2 = { $name } cannot be saved where it is: { $why }. Save as another file: changes are not kept until then.

## files

files-its-links-lead-in-a-circle = its links lead in a circle
files-it-holds-no-text = it holds no text
files-it-is-larger-than-any-battle = it is larger than any battle
files-it-is-a-folder = it is a folder
files-it-is-a-device-or-a-pipe-not = it is a device or a pipe, not a file
files-it-is-marked-read-only = it is marked read-only
files-it-is-not-there = it is not there
files-you-may-not-read-or-write-there = you may not read or write there
files-the-disk-is-full = the disk is full
files-the-disk-is-read-only = the disk is read-only
files-the-name-is-too-long-to-be-saved = the name is too long to be saved beside it

## kept

files-one-change-was = One change was
files-edits-changes-were = { $edits } changes were
files-edits-left-out-the-log-is-damaged-from = { $edits } left out: the log is damaged from line { $line } on{ $why }.

## lock

files-it-has-no-name = it has no name
files-too-many-windows-have-it-open = too many windows have it open

## run

files-it-is-full-of-work-of-earlier-runs = it is full of work of earlier runs

## store

files-name-was-changed-by-another-program = { $name } was changed by another program.
files-name-was-not-saved-the-text-would-not = { $name } was not saved: the text would not read back as the same battle. The file is as it was. Undo the last steps and try again, or save under another name.
files-name-was-not-saved-why-the-file-is = { $name } was not saved: { $why }. The file is as it was. Try another folder with Save as.

## dialogs/browse

files-reading-a-folder = Reading a folder
files-it-was-cancelled = it was cancelled

## dialogs/pick

files-battles = Battles
files-saved-battles = Saved battles
files-logs = Logs
files-key-sets = Key sets
files-spreadsheets = Spreadsheets
files-workbooks = Workbooks
files-pictures = Pictures
files-pdf-documents = PDF documents
files-scanned-maps = Scanned maps
files-world-files = World files
files-height-models-2 = Height models
files-features-of-a-gis = Features of a GIS
files-tables-of-features-2 = Tables of features
files-tables-of-codes-2 = Tables of codes
files-recipes = Recipes
files-drawings = Drawings
files-compare-with-a-battle = Compare with a battle
files-save-the-battle = Save the battle
files-save-a-copy = Save a copy
files-save-the-recovered-work = Save the recovered work
files-save-the-position = Save the position
files-open-a-saved-battle = Open a saved battle
files-save-the-battle-as = Save the battle as
files-save-the-log = Save the log
files-export-a-picture = Export a picture
files-export-the-map-as-pdf = Export the map as PDF
files-write-the-print-kit = Write the print kit
files-export-the-order-of-battle = Export the order of battle
files-import-keys = Import keys
files-export-keys = Export keys
files-lay-a-historical-map-under-the-grid = Lay a historical map under the grid
files-keep-the-pasted-map-as = Keep the pasted map as
files-find-the-historical-map = Find the historical map
files-place-by-a-world-file = Place by a world file
files-use-the-training-of-a-battle = Use the training of a battle
files-open-a-height-model = Open a height model
files-open-a-file-of-a-gis = Open a file of a GIS
files-open-a-table-of-features = Open a table of features
files-save-the-table-of-features = Save the table of features
files-open-a-table-of-codes = Open a table of codes
files-save-the-table-of-codes = Save the table of codes
files-save-the-recipe = Save the recipe
files-battles-and-maps = Battles and maps
files-open-a-battle = Open a battle
files-export-exporter = Export { $exporter }
files-import-importer = Import { $importer }
files-a-copy-needs-another-file-than-the-battle = A copy needs another file than the battle itself. Nothing was written.

## dialogs/replace

files-replace-the-file = Replace the file?
files-what-it-holds-is-kept-as-path-bak1 = What it holds is kept as { $path }.bak1.
files-what-it-holds-would-be-lost = What it holds would be lost.
files-there-is-a-file-path-already-then = There is a file { $path } already. { $then }
files-another-name = Another name
files-replace-it = Replace it
files-cancel = Cancel

## dialogs/system/desktop

files-all-files = All files

## dialogs/system/web

files-no-file-was-opened-why = No file was opened: { $why }.

## dialogs/write

files-saving-name = Saving { $name }
files-saved-name = Saved { $name }

## drop

files-answer-the-open-question-first-then-drop = Answer the open question first, then drop the file again.
files-one-file-is-opened-at-a-time-path = One file is opened at a time: { $path }.
files-drop-to-lay-name-under-the-grid = Drop to lay { $name } under the grid
files-drop-to-take-features-of-name-onto-the = Drop to take features of { $name } onto the board
files-drop-to-open-name = Drop to open { $name }
files-drop-to-import-the-importer-in-name = Drop to import the { $importer } in { $name }
files-drop-to-import-name = Drop to import { $name }

## export/fields

files-whole-board = Whole board
files-selection = Selection
files-what-the-map-shows = What the map shows
files-part = Part
files-which-part-of-the-map-counters-and-ground = Which part of the map; counters and ground are cut off at its edge
files-select-hexes-or-units-first = Select hexes or units first
files-as-on-the-screen = As on the screen
files-style = Style
files-how-the-map-and-its-counters-are-drawn = How the map and its counters are drawn
files-layers-as-on-the-screen = Layers as on the screen
files-terrain = Terrain
files-relief = Relief
files-lines = Lines
files-names = Names
files-grid = Grid
files-numbers = Numbers
files-levels = Levels
files-units = Units
files-unit-names = Unit names
files-strengths = Strengths
files-objectives = Objectives
files-historical-map = Historical map
files-under-the-ground-as-strongly-as-on-the = Under the ground, as strongly as on the screen
files-zones = Zones
files-rulers = Rulers

## export/form

files-png-and-webp-are-pixels-without-loss-jpeg = PNG and WebP are pixels without loss, JPEG is smaller and a little blurred; SVG is lines, for drawing programs and printers
files-format = Format
files-margin = Margin
files-bare-paper-round-the-picture = Bare paper round the picture
files-hexes = {" "}hexes
files-title-scale-and-compass = Title, scale and compass
files-border-lines = Border lines
files-grain-of-the-paper = Grain of the paper
files-pixels-a-hex = Pixels a hex
files-width-in-mm = Width in mm
files-width-in-inches = Width in inches
files-size-by = Size by
files-how-the-size-is-given = How the size is given
files-hex-size = Hex size
files-pixels-across-the-flats-of-a-hex = Pixels across the flats of a hex
files-paper-width = Paper width
files-width-of-the-whole-picture-on-paper = Width of the whole picture on paper
files-in = {" "}in
files-resolution = Resolution
files-dots-an-inch-a-png-keeps-them-for = Dots an inch; a PNG keeps them for printing
files-width-height-pixels = { $width } × { $height } pixels
files-w-h-mm = { $w } × { $h } mm
files-w-h-mm-width-height-pixels = { $w } × { $h } mm, { $width } × { $height } pixels
files-hex-px-pixels-a-hex-hexes-hexes-about = { $hex_px } pixels a hex, { $hexes } hexes; about { $memory } MB of memory
files-export = Export…

## export

files-exporting-path = Exporting { $path }
files-exported-place = Exported { $place }
files-exported-place-and-beside =
    { $beside ->
        [one] Exported { $place } and another document beside it
       *[other] Exported { $place } and { $beside } more documents beside it
    }
files-the-export-was-cancelled-no-file-was = The export was cancelled; no file was written.
files-place-was-not-written-why-export-it-to = { $place } was not written: { $why }. Export it to another place.
files-place-was-not-written-other = { $place } was not written. { $other }

## export/pdf form

files-lengths-in = Lengths in
files-how-lengths-are-shown = How lengths are shown
files-inches = inches
files-from-one-flat-side-of-a-hex-to = From one flat side of a hex to the other, on paper
files-paper = Paper
files-of-each-page-a-map-on-several-is = Of each page; a map on several is glued together
files-one-sheet-as-large-as-the-map = One sheet, as large as the map
files-overlap = Overlap
files-how-far-neighbouring-sheets-show-the-same = How far neighbouring sheets show the same
files-blank-edge = Blank edge
files-what-the-printer-leaves-blank-on-each-side = What the printer leaves blank on each side of a page

## export/preview

files-preview-of-the-picture = Preview of the picture
files-the-preview-could-not-be-drawn = The preview could not be drawn
files-working = Working
files-drawing-the-preview = Drawing the preview

## export/progress

files-cancel-the-export = Cancel the export

## exporting

files-place-is-written = { $place } is written.

## file/ask/changed

files-changed-by-another-program = Changed by another program
files-name-is-not-what-was-opened-or-saved = { $name } is not what was opened or saved here last. Saving replaces it; what is there now is kept as { $name }.bak1, with up to { $backups } older versions.
files-save-as-another-file = Save as another file

## file/ask/damaged

files-save-over-a-damaged-file = Save over a damaged file?
files-parts-of-name-could-not-be-read-saving = Parts of { $name } could not be read. Saving writes only what was read; the file as it is now is kept as { $name }.bak1.
files-save-over-it = Save over it

## file/ask/elsewhere

files-open-in-another-window = Open in another window
files-name-of-is-open-in-another-window-of = { $name_of } is open in another window of this program. If both work on it, each keeps its own changes until it saves, and saving asks before it replaces the other's work.
files-work-on-a-copy = Work on a copy
files-take-it-over = Take it over

## file/ask/reload

files-what-you-have-changed-since-goes-as-one = What you have changed since goes, as one step that can be undone.
files-you-have-changed-nothing-since-it-is-one = You have changed nothing since. It is one step that can be undone.
files-name-of-is-not-what-was-opened-or = { $name_of } is not what was opened or saved here last. Reload it? { $what }
files-keep-this-version = Keep this version
files-reload = Reload

## file/ask/report

files-the-file = the file
files-problems-reading-name = Problems reading { $name }
files-it-was-opened-as-far-as-it-could = It was opened as far as it could be read. The file itself has not been changed.
files-continue = Continue
files-copy = Copy
files-line-line-column-col = Line { $line }, column { $col }

## file/ask/revert

files-revert-to-the-saved-file = Revert to the saved file?
files-what-was-changed-since-name-of-was-saved = What was changed since { $name_of } was saved goes, as one step that can be undone.
files-keep-the-changes = Keep the changes
files-revert = Revert

## file/ask/unsaved

files-save-the-changes = Save the changes?
files-this-battle = This battle
files-name-has-changes-that-are-not-saved = { $name } has changes that are not saved.
files-save = Save
files-do-not-save = Do not save

## file/leaving

files-no-rules-here-have-pick-up-games = No rules here have pick-up games.

## file browser/choosing

files-the-link-entry-leads-to-nothing-that-is = The link { $entry } leads to nothing that is there.
files-there-is-no-file-path = There is no file { $path }.
files-there-is-no-folder-folder = There is no folder { $folder }.

## file browser/crumbs

files-up = Up
files-the-folder-over-this-one-backspace = The folder over this one (Backspace)
files-type-path = Type path
files-type-where-to-go-ctrl-l = Type where to go (Ctrl+L)
files-path = Path
files-root-folder-name = Root folder { $name }

## file browser/foot

files-open = Open
files-going-to-letters = Going to '{ $letters }'
files-name = Name
files-show = Show
files-which-files-are-in-the-list = Which files are in the list
files-hidden-files = Hidden files
files-new-folder = New folder
files-create = Create
files-folder-name = Folder name

## file browser/places

files-home = Home
files-documents = Documents
files-desktop = Desktop
files-downloads = Downloads
files-computer = Computer

## file browser/reading

files-the-folder-name-cannot-be-made-why = The folder { $name } cannot be made: { $why }.
files-the-disk-gave-no-answer-why = The disk gave no answer: { $why }.

## file browser/side

files-places = Places
files-recent-folders = Recent folders

## file browser/table

files-reading-the-folder = Reading the folder…
files-found-found-so-far = { $found } found so far.
files-this-folder-cannot-be-read = This folder cannot be read
files-nothing-to-show-here = Nothing to show here
files-the-folder-is-empty = The folder is empty.
files-n-more-are-hidden-or-of-another-kind =
    { $n ->
        [one] { $n } more is hidden or of another kind: choose All files or Hidden files to see it.
       *[other] { $n } more are hidden or of another kind: choose All files or Hidden files to see them.
    }
files-sort-by-title = Sort by { $title }
files-entry-folder = { $entry }, folder
files-entry-link-to-nothing = { $entry }, link to nothing

## file browser/words

files-1-byte = 1 byte
files-bytes-bytes = { $bytes } bytes
files-today = Today
files-yesterday = Yesterday

## gallery/card

files-drawing = Drawing

## gallery/entry

files-it-could-not-be-drawn = It could not be drawn.
files-drawing-next = Drawing { $next }
files-it-holds-no-battle-that-can-be-read = It holds no battle that can be read.
files-it-is-not-there-any-more = It is not there any more.
files-width-height-hexes = { $width } × { $height } hexes
files-size-wide-high-miles = { $size }, { $wide } × { $high } miles
files-no-last-turn = no last turn
files-turns-turns = { $turns } turns
files-untitled-battle = Untitled battle

## gallery

files-new-battle = New battle…
files-from-a-height-model = From a height model…
files-from-a-historical-map = From a historical map…
files-pick-up-game = Pick-up game…
files-open-a-file = Open a file…
files-recovered-work = Recovered work
files-take-the-tour = Take the tour
files-handbook = Handbook
files-this-battle-2 = this battle
files-look-round-in-name-with-a-tour-of = Look round in { $name }, with a tour of two minutes
files-go-on-with-name = Go on with { $name }
files-show-at-every-start = Show at every start
files-search-battles = Search battles
files-used-last = Used last
files-included-battles = Included battles
files-no-battle-is-called-so = No battle is called so
files-search-for-a-title-a-year-a-side = Search for a title, a year, a side or rules.

## importing/ask

files-from-path-description = From { $path }. { $description }
files-import-it-as = Import it as
files-import = Import

## importing/codes

files-looking-at-the-codes-of-the-map = Looking at the codes of the map
files-reading-the-table = Reading the table
files-what-the-codes-of-the-map-become = What the codes of the map become
files-the-table-knows-them-all = the table knows them all
files-the-table-does-not-know-1-of-them = the table does not know 1 of them
files-the-table-does-not-know-n-of-them = the table does not know { $n } of them
files-1-code-is-on-the-map = 1 code is on the map
files-n-different-codes-are-on-the-map = { $n } different codes are on the map
files-open-a-table = Open a table…
files-save-the-table = Save the table…
files-the-usual-table = The usual table
files-code = Code
files-hexes-2 = Hexes
files-ground = Ground
files-line = Line
files-higher-by = Higher by
files-the-table-has-no-row-for-it-it = The table has no row for it: it is left out
files-ground-of-code = Ground of { $code }
files-line-of-code = Line of { $code }
files-levels-of-code = Levels of { $code }
files-none = None

## importing

files-reading-path = Reading { $path }
files-leave-the-battle-before-you-import-path = Leave the battle before you import { $path }.
files-imported-name = Imported { $name }
files-name-is-imported = { $name } is imported.
files-path-cannot-be-opened-here-what-may-be = { $path } cannot be opened here. { $what_may_be_dropped }
files-a-battle-ron = a battle (.ron)
files-a-saved-battle-battle = a saved battle (.battle)
files-drop-sorts-or-last = Drop { $sorts }, or { $last }.

## importing/pictures

files-drawing-samples-of-terrain = Drawing samples of terrain

## importing/read

files-its-picture-was-written-to-way = Its picture was written to { $way }.
files-its-picture-could-not-be-written-beside-it = Its picture could not be written beside it as { $name }: { $why }. Put the file into a folder that may be written to and import it again.
files-files-of-that-name-are-there-already = files of that name are there already

## importing/report

files-said-this-is-to-be-known-of-it = { $said } This is to be known of it:
files-shows-its-places-one-after-the-other = Shows its places, one after the other
files-place-at-of-all = Place { $at } of { $all }

## kit/form

files-what-every-page-is-printed-on = What every page is printed on
files-counters = Counters
files-the-side-of-a-counter = The side of a counter
files-other = Other
files-counter-side = Counter side
files-the-side-of-a-counter-in-millimetres = The side of a counter in millimetres
files-hexes-as-large-as-the-counters-need = Hexes as large as the counters need
files-parts = Parts
files-print-kit = Print kit
files-the-kit-is-printed-in-english = The kit is printed in English.
files-pages-pages-in-all = { $pages } pages in all
files-write-the-kit = Write the kit…

## kit

files-making-path = Making { $path }
files-there-is-there-already-choose-another-name = { $there } is there already. Choose another name for the kit, or move that file away.

## kit/pages

files-drawing-the-pages = Drawing the pages
files-all-pages = All pages
files-click-a-page-to-see-it-large = Click a page to see it large.
files-drawing-a-page = Drawing a page
files-1-page = 1 page
files-to-pages = { $to } pages
files-title-page-n = { $title }, page { $n }

## recovered/discard

files-discard-it-for-good = Discard it for good?
files-the-work-that-was-not-saved-is-removed = The work that was not saved is removed. This cannot be undone.
files-keep-it = Keep it
files-discard = Discard

## recovered/list

files-recovered-work-2 = Recovered work
files-what-earlier-runs-had-not-saved-when-they = What earlier runs had not saved when they ended. It stays here until you discard it.
files-nothing-to-recover = Nothing to recover
files-everything-was-saved-or-discarded = Everything was saved or discarded.
files-ask-again-next-time = Ask again next time
files-close = Close
files-save-as = Save as…
files-discard-2 = Discard…
files-bytes-kb = { $bytes } KB
files-bytes-mb = { $bytes } MB

## recovered

files-a-battle-never-saved = A battle never saved
files-title-never-saved = { $title } (never saved)
files-cannot-be-read = cannot be read
files-its-file-is-not-there-here = its file is not there; { $here }
files-difference = difference
files-differences = differences
files-count-noun-to-the-file = { $count } { $noun } to the file
files-unit = unit
files-units-2 = units
files-width-height-hexes-units-units-2 = { $width } × { $height } hexes, { $units } { $units_2 }
files-a-battle-being-played = A battle being played
files-title-being-played = { $title } (being played)
files-opens-on-the-play-screen = opens on the play screen
files-looking-for-recovered-work = Looking for recovered work
files-discarded = Discarded.

## recovered/newer file

files-the-file-was-changed-since = The file was changed since
files-name-of-is-not-what-the-restored-work = { $name_of } is not what the restored work came from: another program has changed it. Saving over it asks again and keeps the file as a backup.
files-compare-with-the-file = Compare with the file
files-decide-when-saving = Decide when saving

## recovered/restore

files-restore-work-that-was-not-saved = Restore work that was not saved?
files-a-battle-never-saved-2 = a battle never saved
files-a-run-ended-without-saving-there-is-newer = A run ended without saving. There is newer work on { $name }, kept { $when }.
files-there-is-more-of-it-under-file-recovered = { $others ->
    [one] There is one more under File, Recovered work.
   *[other] There are { $others } more under File, Recovered work.
}
files-nothing-is-lost-by-waiting-file-recovered = Nothing is lost by waiting: File, Recovered work lists it at any time.
files-restore = Restore

## services/choosing

files-choosing-a-file = Choosing a file

## services/files/autosave

files-work-that-is-not-saved-cannot-be-kept = Work that is not saved cannot be kept beside the file: { $why }. It is kept in { $place } instead.
files-work-that-is-not-saved-cannot-be-kept-2 = Work that is not saved cannot be kept: { $why }. Save now, to another disk if need be.

## services/files/claims

files-taking-the-file-over = Taking the file over

## services/files/opening

files-this-battle-has-no-file-yet-to-go = This battle has no file yet to go back to.
files-opening-path = Opening { $path }
files-path-holds-no-battle-nothing-was-opened = { $path } holds no battle. Nothing was opened.
files-name-is-played-by-other-rules-now-open = { $name } is played by other rules now. Open it to go on with it.
files-reload-the-file = Reload the file
files-revert-to-the-saved-file-2 = Revert to the saved file
files-nothing-differs-from-name = Nothing differs from { $name }
files-reloaded-name-undo-brings-back-what-was = Reloaded { $name }. Undo brings back what was here.
files-reverted-to-name-undo-brings-the-changes = Reverted to { $name }. Undo brings the changes back.

## services/files/restoring

files-file-holds-no-battle-nothing-was-restored = { $file } holds no battle. Nothing was restored.
files-restored-save-it-to-keep-it = Restored. Save it to keep it.

## services/files/saving

files-saving-path = Saving { $path }
files-saved-path = Saved { $path }

## services/files/watching

files-looking-at-the-file = Looking at the file
files-path-is-not-there-any-more-save-to = { $path } is not there any more. Save to put it back.

## stored settings

files-everything = everything
files-theme-keys-layout-of-the-panels-and-recent = theme, keys, layout of the panels and recent files
files-what-was-scrolled-and-folded = what was scrolled and folded
files-place-and-size-of-the-window = place and size of the window
files-the-settings-in-path-cannot-be-read-why = The settings in { $path } cannot be read: { $why }. They are as at first.
files-the-damaged-file-could-not-be-kept-e = The damaged file could not be kept: { $e }.
files-the-damaged-file-is-kept-as-kept = The damaged file is kept as { $kept }.
files-the-stored-settings-were-damaged-as-at = The stored settings were damaged. As at first again: { $what }. { $kept }

## errors

files-no-battle = { $name } holds no battle.
files-no-battle-to-compare = { $name } holds no battle to compare with.
files-holds-no-keys = { $path } holds no keys: { $why }
files-too-large-to-import = { $name } is too large for { $what }. Nothing was imported.
files-import-unreadable = { $name } cannot be read: { $why }. Nothing was imported.
files-not-imported = { $name } { $why }. Nothing was imported.
files-battle-changed-meanwhile = The battle was changed while { $name } was read. Nothing was imported; import it again.
files-could-not-be-read = { $path } could not be read: { $why }.
files-damaged-not-opened = { $path } is damaged and was not opened. { $first }
files-scenario-unreadable = The scenario in { $path } cannot be read.
files-cannot-be-played-again = { $path } cannot be played again with these rules. { $branch }: { $difference }.
files-is-a-log = { $path } is the log of a battle: it holds the orders and no scenario. The command oblique replay plays it again; saved battles (.battle) are opened here.
files-could-not-be-opened = { $path } could not be opened.
files-could-not-be-written = { $path } could not be written: { $why }.
files-recovered-unreadable = The recovered work cannot be read.
files-was-not-written = { $path } was not written: { $why }
files-still-there = { $path } is still there: { $why }
files-name-unreadable = { $name } cannot be read: { $why }.
files-name-taken = there is a file or folder of that name
files-cannot-be-opened = { $path } cannot be opened: { $why }.
files-journal-holds-no-battle = The journal holds no battle. Nothing was restored.
files-work-could-not-be-set-aside = Work that was not saved lies in { $journal } and could not be set aside in { $folder }: { $why }.
files-could-not-be-removed = { $path } could not be removed: { $why }.
files-stamp-too-large = The stamp is too large.
files-template-unwritable = The template cannot be written.
files-cannot-be-made = { $folder } cannot be made: { $why }.
files-thousand-stamps = There are a thousand stamps of that name.
files-no-such-file = there is no such file; find it where it lies now
files-it-cannot-be-read = it cannot be read: { $why }

## errors of stamps and templates

files-stamp-not-written = The stamp was not written: { $why }.
files-template-not-written = The template was not written: { $why }.

## with an article

files-a-name = a { $name }
files-an-name = an { $name }
