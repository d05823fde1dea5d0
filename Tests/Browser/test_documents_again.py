"""A reopened tab continues; a reloaded one starts anew."""

from documents import EVERY, WITH_TAB_MENU, counts, in_browsers, is_live, shows


@in_browsers(WITH_TAB_MENU)
def test_a_reopened_tab_goes_on(tabs, kind):
    visitor = tabs(kind)
    visitor.visitor.tab()  # keeps the browser alive
    tab = visitor.counter(4)
    for count in (4, 14):
        tab.close()
        tab = visitor.visitor.reopen()
        is_live(tab)
        shows(tab, count)
        counts(tab, 10, to=count + 10)
    assert visitor.documents == ["/counter"], "nothing was loaded afresh"
    assert len(visitor.pages) == 1


@in_browsers(EVERY)
def test_a_document_from_the_cache_after_the_first_was_closed_goes_on(tabs, kind):
    visitor = tabs(kind)
    other = visitor.visitor.tab()  # keeps the browser alive
    other.open("about:blank")
    tab = visitor.counter(4)
    tab.close()
    tab = visitor.copy_from_cache()
    is_live(tab)
    shows(tab, 4)
    counts(tab, 10, to=14)
    assert visitor.documents == ["/counter"] * 2, "nothing was loaded afresh"
    assert len(visitor.pages) == 1


@in_browsers(EVERY)
def test_a_reload_gives_a_fresh_page_once(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.counter(4)
    for loads in (2, 3):
        tab.reload()
        is_live(tab)
        shows(tab, 0)
        counts(tab, 10, to=10)
        assert visitor.documents == ["/counter"] * loads
    assert len(visitor.pages) == 3
