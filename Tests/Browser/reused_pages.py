"""Pages that tests use one after another.

A page of its own is a window of its own, and takes twice the processor time of going to another address. A page goes back as a
new visitor's: without cookies, storage, and what was pressed or pointed at. A test that leaves more behind, such as a script, a
handler or a second tab, is the last to use its page.
"""

from playwright.sync_api import Error

from posts import COUNT_POSTS

#: What remains of each.
REMAINS = {
    "page": ["add_init_script", "emulate_media", "expose_binding", "expose_function", "on", "once", "route", "set_extra_http_headers"],
    "context": [
        "add_init_script", "expose_binding", "expose_function", "grant_permissions", "new_cdp_session", "new_page", "on", "once",
        "route", "set_extra_http_headers", "set_geolocation", "set_offline",
    ],
    "clock": ["fast_forward", "install", "pause_at", "run_for", "set_fixed_time", "set_system_time"],
}  # fmt: skip


class ReusedPages:
    def __init__(self, chromium, wait):
        self.chromium = chromium
        self.wait = wait
        self.free = []
        self.used_up = set()

    def take(self, viewport):
        """A page of a visitor who has not been here before."""
        page = self.free.pop() if self.free else self._open()
        page.set_viewport_size(viewport)
        return page

    def give_back(self, page, address="about:blank"):
        """Takes a page back. At `address`, which is of the same origin, its storage is emptied."""
        context = page.context
        if page not in self.used_up and not page.is_closed():
            try:
                page.mouse.move(0, 0)
                page.goto(address)
                if address != "about:blank":
                    page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
                context.clear_cookies()
                self.free.append(page)
                return
            except Error:  # It shows a dialog, for example.
                pass
        self.used_up.discard(page)
        context.close()

    def use_up(self, page):
        """The test that has this page now is the last."""
        self.used_up.add(page)

    def _open(self):
        context = self.chromium.new_context()
        context.set_default_timeout(self.wait)
        context.add_init_script(COUNT_POSTS)
        page = context.new_page()
        for name, target in {"page": page, "context": context, "clock": page.clock}.items():
            for method in REMAINS[name]:
                self._note(page, target, method)
        return page

    def _note(self, page, target, name):
        method = getattr(target, name)

        def noting(*arguments, **options):
            self.use_up(page)
            return method(*arguments, **options)

        setattr(target, name, noting)
