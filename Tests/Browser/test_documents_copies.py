"""A duplicated tab has its own page, and the original continues unaffected."""

from documents import EVERY, WITH_TAB_MENU, counts, goes_away_and_back, in_browsers, is_live, is_same_document, press, shows


def both_count_for_themselves(original, copy):
    """`original` and `copy` show 4."""
    counts(copy, 1, to=5)
    shows(original, 4)
    counts(original, 10, to=14)
    shows(copy, 5)
    counts(copy, 10, to=15)
    for _ in range(5):  # alternating
        press(original, 1)
        press(copy, 1)
    shows(original, 19)
    shows(copy, 20)
    assert is_same_document(original), "the original was reloaded"


@in_browsers(WITH_TAB_MENU)
def test_a_duplicated_tab_has_a_page_of_its_own(tabs, kind):
    visitor = tabs(kind)
    original = visitor.counter(4)
    copy = visitor.visitor.duplicate(original)
    is_live(copy)
    shows(copy, 4)
    both_count_for_themselves(original, copy)
    assert visitor.documents == ["/counter"], "nothing was loaded afresh"
    assert len(visitor.posting_documents) == 2
    original.close()
    counts(copy, 10, to=30)
    assert visitor.documents == ["/counter"]


@in_browsers(EVERY)
def test_a_second_document_of_a_page_has_a_page_of_its_own(tabs, kind):
    visitor = tabs(kind)
    original = visitor.counter(4)
    copy = visitor.copy_from_cache()
    is_live(copy)
    shows(copy, 4)
    both_count_for_themselves(original, copy)
    assert visitor.documents == ["/counter"] * 2, "nothing was loaded afresh"
    assert len(visitor.posting_documents) == 2


@in_browsers(WITH_TAB_MENU)
def test_the_first_press_in_a_copy_is_done_there_however_early(tabs, kind):
    visitor = tabs(kind)
    original = visitor.counter(4)
    copy = visitor.visitor.duplicate(original)
    copy.wait_until("document.readyState == 'complete' && document.querySelector('#inc')?.martlet")
    counts(copy, 1, to=5)
    counts(copy, 9, to=14)
    shows(original, 4)
    assert is_same_document(original)
    assert visitor.documents == ["/counter"]


@in_browsers(WITH_TAB_MENU)
def test_a_copy_of_a_copy(tabs, kind):
    visitor = tabs(kind)
    original = visitor.counter(4)
    copy = visitor.visitor.duplicate(original)
    is_live(copy)
    counts(copy, 3, to=7)
    second = visitor.visitor.duplicate(copy)
    is_live(second)
    shows(second, 7)
    for tab, count in ((original, 4), (copy, 7), (second, 7)):
        counts(tab, 10, to=count + 10)
    assert visitor.documents == ["/counter"]
    assert len(visitor.posting_documents) == 3


@in_browsers(WITH_TAB_MENU)
def test_a_copy_that_comes_back_is_still_itself(tabs, kind):
    """Its HTML, from the cache, names the original's page rather than the copy's."""
    visitor = tabs(kind)
    original = visitor.counter(4)
    copy = visitor.visitor.duplicate(original)
    is_live(copy)
    counts(copy, 3, to=7)
    goes_away_and_back(copy, visitor.proxy)
    shows(copy, 7)
    counts(copy, 10, to=17)
    copy.close()
    copy = visitor.visitor.reopen()
    is_live(copy)
    shows(copy, 17)
    counts(copy, 10, to=27)
    shows(original, 4)
    counts(original, 10, to=14)
    assert is_same_document(original)
    assert visitor.proxy.count("/counter") == 1


@in_browsers(WITH_TAB_MENU)
def test_a_reloaded_copy_is_a_fresh_page(tabs, kind):
    visitor = tabs(kind)
    original = visitor.counter(4)
    copy = visitor.visitor.duplicate(original)
    is_live(copy)
    counts(copy, 3, to=7)
    copy.reload()
    is_live(copy)
    shows(copy, 0)
    counts(copy, 10, to=10)
    counts(original, 10, to=14)
    assert is_same_document(original)
    assert visitor.documents == ["/counter"] * 2
