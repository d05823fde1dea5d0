"""Back and Forward: the page appears in its current state, and every press counts.

The proxy in front of the gallery records the requested documents, which would include one that reloads itself.
"""

from documents import (
    ELSEWHERE, EVERY, WITHOUT_PAGE_CACHE, WITH_PAGE_CACHE, counts, goes_away_and_back, in_browsers, is_live, is_same_document, press, shows,
)


@in_browsers(EVERY)
def test_back_shows_the_page_as_it_is_and_every_press_counts(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.counter(4)
    goes_away_and_back(tab, visitor.proxy)
    shows(tab, 4)
    counts(tab, 10, to=14)
    tab.forward()
    is_live(tab, ELSEWHERE)
    tab.back()
    is_live(tab)
    shows(tab, 14)
    counts(tab, 10, to=24)
    press(tab, 4, "#dec")
    shows(tab, 20)
    assert visitor.proxy.count("/counter") == 1, "nothing was loaded afresh"
    assert len(visitor.pages) == 1


@in_browsers(EVERY)
def test_a_press_just_before_leaving_and_just_after_coming_back_counts(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.counter(4)
    press(tab, 1)
    tab.open(f"{visitor.proxy.url}{ELSEWHERE}")
    tab.back()
    tab.wait_until("location.pathname == '/counter' && document.readyState == 'complete'")
    counts(tab, 10, to=15)
    assert visitor.proxy.count("/counter") == 1, "nothing was loaded afresh"


@in_browsers(WITH_PAGE_CACHE)
def test_back_brings_the_living_document_from_the_page_cache(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.counter(1)
    goes_away_and_back(tab, visitor.proxy)
    assert is_same_document(tab), "something in the page keeps it from the page cache"
    tab.forward()
    is_live(tab, ELSEWHERE)
    tab.back()
    is_live(tab)
    assert is_same_document(tab)
    counts(tab, 10, to=11)


@in_browsers(WITHOUT_PAGE_CACHE)
def test_without_a_page_cache_back_brings_a_document_from_the_http_cache(tabs, kind):
    """The other tests of these kinds of browsers rely on this."""
    visitor = tabs(kind)
    tab = visitor.counter(1)
    goes_away_and_back(tab, visitor.proxy)
    assert not is_same_document(tab)
    assert visitor.proxy.count("/counter") == 1


@in_browsers(EVERY)
def test_forward_to_a_page_reached_by_a_link(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.visitor.tab()
    tab.open(f"{visitor.proxy.url}/")
    is_live(tab, "/")
    tab.click("a[href='/counter']")
    is_live(tab)
    counts(tab, 4, to=4)
    tab.back()
    is_live(tab, "/")
    tab.forward()
    is_live(tab)
    shows(tab, 4)
    counts(tab, 10, to=14)
    assert visitor.proxy.count("/counter") == 1, "nothing was loaded afresh"


@in_browsers(EVERY)
def test_two_tabs_of_one_address_come_back_as_themselves(tabs, kind):
    """An HTTP cache knows addresses, not tabs: without a page cache, the first tab returns with the second's HTML."""
    visitor = tabs(kind)
    first = visitor.counter(4)
    second = visitor.counter(7)
    goes_away_and_back(first, visitor.proxy)
    shows(first, 4)
    counts(first, 10, to=14)
    shows(second, 7)
    counts(second, 10, to=17)
    goes_away_and_back(second, visitor.proxy)
    shows(second, 17)
    counts(second, 1, to=18)
    shows(first, 14)
    assert visitor.proxy.count("/counter") == 2, "nothing was loaded afresh"
    assert len(visitor.pages) == 2
