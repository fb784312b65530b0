"""Dead links in a folder of HTML pages: files that are not there, anchors that their page does not have, pictures that are
missing. Pages elsewhere are not asked. dead-links.py FOLDER"""

import html.parser
import pathlib
import sys
import urllib.parse


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.anchors, self.links = set(), []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if given.get("id"):
            self.anchors.add(given["id"])
        self.links += [given[name] for name in ("href", "src") if given.get(name)]


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    pages = {path: Page(path.read_text("utf-8")) for path in folder.rglob("*.html")}
    dead, count = [], 0
    for path, page in pages.items():
        for link in page.links:
            url = urllib.parse.urlsplit(link)
            if url.scheme or url.netloc:
                continue
            count += 1
            to = (path.parent / urllib.parse.unquote(url.path)).resolve() if url.path else path
            anchor = urllib.parse.unquote(url.fragment)
            if not to.exists() or (anchor and to in pages and anchor not in pages[to].anchors):
                dead.append(f"{path.relative_to(folder)}: {link}")
    for line in sorted(set(dead)):
        print(line, file=sys.stderr)
    print(f"{len(pages)} pages, {count} links, {len(set(dead))} dead")
    return 1 if dead or not pages else 0


sys.exit(main())
