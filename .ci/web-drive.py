"""Drives the editor in a headless Chromium and fails if it does not do what it should.

    web-drive.py SITE OUT     SITE is the folder of files, OUT takes pictures and figures

Plain Python: the browser is asked over WebDriver, pictures are compared by ImageMagick. What the program keeps in the
storage of the page is read there, as whoever recovers it would.
"""

import base64
import functools
import http.server
import json
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
import zlib

SITE, OUT = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
WIDTH, HEIGHT = 1280, 720
KEYS = {
    "ctrl": "\ue009", "shift": "\ue008", "alt": "\ue00a", "enter": "\ue007", "escape": "\ue00c", "tab": "\ue004",
    "f5": "\ue035", "f9": "\ue039", "down": "\ue015",
}
# From the beginning of the page, as it sees itself: when the first picture was drawn, how many were, what went wrong.
WATCH = """
  window.told = { first: null, drawn: 0, trouble: [] };
  for (const name of ['WebGL2RenderingContext', 'WebGLRenderingContext']) {
    const of = window[name] && window[name].prototype;
    if (!of) continue;
    const draw = of.drawElements;
    of.drawElements = function (...words) {
      told.drawn += 1;
      if (told.first === null) told.first = performance.now();
      return draw.apply(this, words);
    };
  }
  addEventListener('error', e => told.trouble.push(String(e.message)));
  addEventListener('unhandledrejection', e => told.trouble.push(String(e.reason)));
"""


# What the browser calls the page's own code for.
CALLS = {"EvaluateScript", "EventDispatch", "FireAnimationFrame", "FunctionCall", "RunMicrotasks", "TimerFire",
         "v8.evaluateModule", "v8.run"}


class Failed(Exception):
    """Something the program should do it did not."""


def free_port():
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return asked.getsockname()[1]


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".js": "text/javascript"}

    def log_message(self, *_):
        pass


def serve(folder):
    handler = functools.partial(Handler, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/index.html"


class Browser:
    """A page of a Chromium."""

    def __init__(self, profile, downloads):
        port, self.threads = free_port(), set()
        self.at = f"http://127.0.0.1:{port}"
        self.log = open(OUT / "chromedriver.log", "w")
        self.driver = subprocess.Popen(["chromedriver", f"--port={port}"], stdout=self.log, stderr=self.log)
        self.until(lambda: self.ready(), 30, "chromedriver does not answer")
        args = [
            "--headless=new", "--no-sandbox", "--disable-gpu-sandbox", "--enable-unsafe-swiftshader", "--hide-scrollbars",
            "--force-device-scale-factor=1", f"--window-size={WIDTH},{HEIGHT}", f"--user-data-dir={profile}",
        ]
        prefs = {"download.default_directory": str(downloads), "download.prompt_for_download": False}
        timed = {"enableNetwork": False, "enablePage": False, "traceCategories": "devtools.timeline"}
        options = {"binary": shutil.which("chromium"), "args": args, "prefs": prefs, "perfLoggingPrefs": timed}
        logs = {"browser": "ALL", "performance": "ALL"}
        caps = {"browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": logs}
        answer = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": caps}})
        self.session = f"/session/{answer['sessionId']}"
        self.of("POST", "/timeouts", {"script": 120000, "pageLoad": 120000})
        self.cdp("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
        # Else a headless browser calls a file dialog off at once.
        self.cdp("Page.setInterceptFileChooserDialog", {"enabled": True})
        self.cdp("Emulation.setDeviceMetricsOverride",
                 {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": False})

    def ready(self):
        try:
            return self.ask("GET", "/status")["ready"]
        except (urllib.error.URLError, ConnectionError):
            return False

    def ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.at + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=180) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as why:
            raise Failed(f"{method} {path}: {why.read().decode()[:600]}") from why

    def of(self, method, path, body=None):
        return self.ask(method, self.session + path, body)

    def cdp(self, command, params):
        return self.of("POST", "/goog/cdp/execute", {"cmd": command, "params": params})

    def run(self, script, *args):
        return self.of("POST", "/execute/sync", {"script": script, "args": list(args)})

    def busiest(self):
        """How long at most, in ms, the page did not let anything else be done since it was asked last: by the clock, and in
        processor time, which counts only the page's own work however busy the machine is with other things.

        Only what calls the page's own code is counted: taking a picture of the page holds it up too, and is ours.
        """
        # Reading it ends the watch; reading it once more, of nothing, begins the next.
        lines, _ = (self.of("POST", "/se/log", {"type": "performance"}) for _ in range(2))
        told = [json.loads(line["message"])["message"] for line in lines]
        events = [line["params"] for line in told if line["method"] == "Tracing.dataCollected"]
        for event in events:
            if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain":
                self.threads.add((event["pid"], event["tid"]))
        own = [event for event in events
               if event["name"] in CALLS and "tdur" in event and (event["pid"], event["tid"]) in self.threads]
        return tuple(max((event[time] for event in own), default=0) / 1000 for time in ("dur", "tdur"))

    def open(self, url):
        self.of("POST", "/url", {"url": url})

    def close(self):
        try:
            self.of("DELETE", "")
        except Exception:
            pass
        self.driver.terminate()
        self.driver.wait()

    @staticmethod
    def until(holds, seconds, why):
        end = time.monotonic() + seconds
        while True:
            value = holds()
            if value:
                return value
            if time.monotonic() > end:
                raise Failed(why)
            time.sleep(0.1)

    def shot(self, name):
        path = OUT / f"{name}.png"
        path.write_bytes(base64.b64decode(self.of("GET", "/screenshot")))
        return path

    def rest(self, name, seconds=60):
        """A picture once nothing changes any more."""
        end = time.monotonic() + seconds
        before = self.run("return told.drawn")
        still = 0
        while time.monotonic() < end and still < 3:
            time.sleep(0.3)
            now = self.run("return told.drawn")
            still = still + 1 if now == before else 0
            before = now
        return self.shot(name)

    def actions(self, *sequences):
        self.of("POST", "/actions", {"actions": list(sequences)})

    def key(self, *names):
        keys = [KEYS.get(name, name) for name in names]
        steps = [{"type": "keyDown", "value": key} for key in keys]
        steps += [{"type": "pause", "duration": 60}]
        steps += [{"type": "keyUp", "value": key} for key in reversed(keys)]
        self.actions({"type": "key", "id": "keys", "actions": steps})
        time.sleep(0.25)

    def type(self, text):
        for letter in text:
            self.key(letter)

    def mouse(self, *steps):
        self.actions({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": list(steps)})
        time.sleep(0.25)

    def move(self, x, y):
        self.mouse(go(x, y))

    def click(self, x, y):
        self.mouse(go(x, y), pause(120), DOWN, pause(80), UP)

    def command(self, name):
        """Runs a command by its name, from the palette."""
        self.key("ctrl", "k")
        time.sleep(0.3)
        self.type(name)
        time.sleep(0.3)
        self.key("enter")

    def stored(self):
        """The files the program keeps in the storage of the page."""
        items = self.run("return Object.entries(localStorage)")
        return {key.removeprefix("oblique:"): unpacked(text) for key, text in items if key.startswith("oblique:")}


DOWN, UP = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}


def go(x, y):
    return {"type": "pointerMove", "duration": 40, "x": x, "y": y}


def pause(ms):
    return {"type": "pause", "duration": ms}


def unpacked(text):
    """The bytes of a file as the program packs them (editor/platform/src/disk/packing.rs)."""
    whole = b""
    for piece in text.split("\n")[1:]:
        raw = base64.b64decode(piece[1:] + "=" * (-len(piece[1:]) % 4))
        whole += zlib.decompress(raw, -15) if piece[0] == "z" else raw
    return whole


def colours(path):
    return int(subprocess.run(["identify", "-format", "%k", path], capture_output=True, text=True, check=True).stdout)


def differing(a, b):
    said = subprocess.run(["compare", "-metric", "AE", a, b, "null:"], capture_output=True, text=True).stderr
    return float(said.split()[0])


def must(holds, why):
    if not holds:
        raise Failed(why)


def log_of(files):
    """The lines of edits that are kept for unsaved work."""
    found = [text for path, text in files.items() if path.endswith(".journal.edits")]
    lines = b"\n".join(found).decode().splitlines()
    return [line for line in lines if line[:1].isdigit()]


class Drive:
    def __init__(self, page, url, downloads):
        self.page, self.url, self.downloads = page, url, downloads
        self.figures = {}

    def figure(self, name, value):
        self.figures[name] = value
        print(f"  {name}: {value}", flush=True)

    def longest(self, name):
        """The longest time the page was held up since it was asked last."""
        clock, own = self.page.busiest()
        self.figure(f"longest task, {name} (ms)", round(clock))
        self.figure(f"longest task, {name}, its own processor time (ms)", round(own))

    def load(self, name):
        # What the browser's own first page took is not ours.
        self.page.busiest()
        self.page.open(self.url)
        first = self.page.until(lambda: self.page.run("return told.first"), 120, "nothing was ever drawn")
        self.figure(f"first picture, {name} (s)", round(first / 1000, 2))
        # The keyboard goes to the canvas once it was clicked; this is a place of the status bar without anything.
        self.page.rest(f"{name}_loaded")
        self.longest(name)

    def files(self):
        return self.page.stored()

    def opens(self):
        self.load("cold")
        shot = self.page.rest("open")
        must(colours(shot) > 500, f"the picture has only {colours(shot)} colours: is the map drawn?")
        self.page.key("escape")
        self.page.key("escape")
        self.page.rest("toured")

    def paints_and_undoes(self):
        page = self.page
        before = page.rest("before")
        # Where nobody stands, so that the battle can be played afterwards.
        page.move(770, 500)
        page.key("b")
        page.mouse(go(770, 500), pause(100), DOWN, pause(60),
                   *(go(x, 505) for x in range(775, 840, 8)), pause(60), UP)
        painted = page.rest("painted")
        must(differing(before, painted) > 200, "nothing changed on screen after painting")
        page.until(lambda: log_of(self.files()), 10, "the stroke is not kept in the storage of the page")
        lines = len(log_of(self.files()))
        page.key("ctrl", "z")
        undone = page.rest("undone")
        must(differing(painted, undone) > 200, "nothing changed on screen after undoing")
        must(len(log_of(self.files())) > lines or not log_of(self.files()), "undoing is not kept")
        page.key("ctrl", "shift", "z")
        page.rest("again")
        self.longest("painting")

    def recovers(self):
        """The tab goes without a word; the next one offers what was not saved."""
        page = self.page
        kept = log_of(self.files())
        must(kept, "nothing is kept to be recovered")
        self.load("warm")
        # No file was used yet, so that the gallery opens; it makes way for the question.
        offered = page.rest("offered")
        files = self.files()
        must(any(path.endswith(".journal.kept") or "recovered" in path or ".kept" in path for path in files)
             or log_of(files), f"the work is gone: {sorted(files)}")
        # The first answer of what is recovered is to go on with it.
        page.key("enter")
        restored = page.rest("restored")
        must(differing(offered, restored) > 200, "nothing was restored")

    def saves(self):
        page = self.page
        page.key("ctrl", "s")
        page.rest("asked_where")
        page.key("enter")
        page.rest("saved")
        saved = page.until(lambda: [p for p in self.downloads.glob("*.ron")], 15, "no file was downloaded")
        text = saved[0].read_text()
        must("ruleset" in text[:400], "what was downloaded is no battle")
        self.figure("downloaded", f"{saved[0].name}, {len(text)} bytes")
        must(any(path.startswith("/files/") and path.endswith(".ron") for path in self.files()),
             "the battle is not kept in the storage of the page")
        self.longest("saving")
        return saved[0]

    def opens_a_file(self, path):
        """By the browser's own dialog, as a user does."""
        page = self.page
        changed = self.downloads / "brought by hand.ron"
        changed.write_text(path.read_text())
        page.key("ctrl", "o")
        page.until(lambda: page.run("return !!document.getElementById('oblique-file')"), 10, "no file is asked for")
        element = page.of("POST", "/element", {"using": "css selector", "value": "#oblique-file"})
        page.run("document.getElementById('oblique-file').hidden = false")
        page.of("POST", f"/element/{next(iter(element.values()))}/value", {"text": str(changed)})
        page.until(lambda: "/files/brought by hand.ron" in self.files(), 15, "the file did not come")
        page.rest("brought")
        page.until(lambda: "brought by hand" in page.of("GET", "/title"), 10, "the file is not open")
        self.longest("opening a file")

    def plays(self):
        page = self.page
        before = page.rest("to_play")
        page.key("f5")
        setup = page.rest("setup")
        must(differing(before, setup) > 200, "nothing changed on screen after F5")
        page.key("enter")
        play = page.rest("play")
        must(differing(setup, play) > 200, "the battle did not start")
        self.longest("beginning a battle")

        def ordered(word):
            battles = [text for path, text in self.files().items() if path.endswith(".battle")]
            return any(word in text for text in battles)

        end = time.monotonic() + 240
        while not ordered(b'"turn":2'):
            must(time.monotonic() < end, "the turn did not come to its end")
            page.key("alt", "d")
            page.key("shift", "enter")
            page.key("f9")
        battle = page.rest("battle")
        must(differing(play, battle) > 200, "the battle did not go on")
        self.longest("playing a turn, the computer's included")

    def speaks_german(self):
        """The browser's language is the interface's, and what the engine says is said in it too."""
        page = self.page
        self.load("in English")
        english = page.rest("english")
        agent = page.run("return navigator.userAgent")
        page.cdp("Network.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": "de"})
        self.load("in German")
        german = page.rest("german")
        must(differing(english, german) > 5000, "a German browser has an English window")

    def stays_sound(self):
        trouble = self.page.run("return told.trouble")
        must(not trouble, f"errors on the page: {trouble}")
        lines = self.page.of("POST", "/se/log", {"type": "browser"})
        bad = [line["message"] for line in lines if line["level"] == "SEVERE" and "favicon" not in line["message"]]
        must(not bad, f"errors on the console: {bad}")


def main():
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    scratch = pathlib.Path(tempfile.mkdtemp())
    downloads = scratch / "downloads"
    downloads.mkdir()
    page = None
    begun = time.monotonic()
    try:
        page = Browser(scratch / "profile", downloads)
        drive = Drive(page, serve(SITE), downloads)
        try:
            drive.opens()
            drive.paints_and_undoes()
            drive.recovers()
            saved = drive.saves()
            drive.opens_a_file(saved)
            drive.plays()
            drive.speaks_german()
            drive.stays_sound()
        except Exception:
            page.shot("failed")
            lines = page.of("POST", "/se/log", {"type": "browser"})
            (OUT / "console.txt").write_text("\n".join(line["message"] for line in lines))
            raise
        finally:
            (OUT / "figures.json").write_text(json.dumps(drive.figures, indent=1))
    except Failed as why:
        print(f"web test: {why}; pictures in {OUT}", file=sys.stderr)
        return 1
    finally:
        if page:
            page.close()
        shutil.rmtree(scratch, ignore_errors=True)
    print(f"web test: passed in {time.monotonic() - begun:.0f} s; pictures in {OUT}")
    return 0


sys.exit(main())
