## asked.rs

confined-systemroot = SystemRoot

## limits.rs

confined-time-limit = time limit

## pages.rs

confined-it-is-locked-with-a-password = es ist mit einem Kennwort gesperrt
confined-open-it-in-a-viewer-of-pdf-files-and = in einem Betrachter für PDF-Dateien öffnen und ohne Kennwort speichern
confined-its-pages-are-not-to-be-found = seine Seiten sind nicht zu finden
confined-its-reader-gave-it-up = sein Leseprogramm gab auf
confined-this-system-starts-no-reader-for-it-why = dieses System startet kein Leseprogramm dafür: { $why }

## pipes.rs

confined-to-a-reader = to a reader
confined-from-a-reader = from a reader

## workbook.rs

confined-is-no-workbook-xlsx-ods-xls-or-is-damaged = ist keine Arbeitsmappe (XLSX, ODS, XLS) oder ist beschädigt; in ihrem Programm öffnen und neu speichern
confined-is-locked-with-a-password-open-it-in-its = ist mit einem Kennwort gesperrt; in ihrem Programm öffnen und ohne Kennwort speichern
confined-has-more-than-a1-cells-save-the-sheet-of = hat mehr als { $a1 } Zellen; das Blatt der Gefechtsgliederung allein speichern
confined-was-given-up-after-most-mib-mib-of-memory = wurde nach { $most_mib } MiB Speicher oder { $most_seconds } s aufgegeben; ihr Blatt als CSV speichern
confined-is-so-damaged-that-its-reader-gave-it-up = ist so beschädigt, dass ihr Leseprogramm aufgab; in ihrem Programm öffnen und neu speichern
confined-cannot-be-read-this-system-starts-no-reader-for = lässt sich nicht lesen: dieses System startet kein Leseprogramm für Arbeitsmappen ({ $a1 }); ihr Blatt als CSV speichern
