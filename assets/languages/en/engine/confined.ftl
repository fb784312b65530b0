## asked.rs

confined-systemroot = SystemRoot

## limits.rs

confined-time-limit = time limit

## pages.rs

confined-it-is-locked-with-a-password = it is locked with a password
confined-open-it-in-a-viewer-of-pdf-files-and = open it in a viewer of PDF files and save it without one
confined-its-pages-are-not-to-be-found = its pages are not to be found
confined-its-reader-gave-it-up = its reader gave it up
confined-this-system-starts-no-reader-for-it-why = this system starts no reader for it: { $why }

## pipes.rs

confined-to-a-reader = to a reader
confined-from-a-reader = from a reader

## workbook.rs

confined-is-no-workbook-xlsx-ods-xls-or-is-damaged = is no workbook (XLSX, ODS, XLS), or is damaged; open it in its program and save it again
confined-is-locked-with-a-password-open-it-in-its = is locked with a password; open it in its program and save it without one
confined-has-more-than-a1-cells-save-the-sheet-of = has more than { $a1 } cells; save the sheet of the order of battle alone
confined-was-given-up-after-most-mib-mib-of-memory = was given up after { $most_mib } MiB of memory or { $most_seconds } s; save its sheet as CSV
confined-is-so-damaged-that-its-reader-gave-it-up = is so damaged that its reader gave it up; open it in its program and save it again
confined-cannot-be-read-this-system-starts-no-reader-for = cannot be read: this system starts no reader for workbooks ({ $a1 }); save its sheet as CSV
