"""The attacks, in the order in which they run."""

from . import board, connections, cookies, floods, malformed, memory
from .attack import Kind


def answers(*statuses):
    return frozenset(str(status) for status in statuses)


def from_addresses(name, sends, run, answers, **others):
    """The attack from this machine, which cannot be told apart, from one address, and from 200."""
    return [
        Kind(name, sends, run, answers, **others),
        Kind(f"{name}-1", f"{sends}, from one address", run, answers, addresses=1, **others),
        Kind(f"{name}-200", f"{sends}, from 200 addresses", run, answers, addresses=200, **others),
    ]


ATTACKS = [
    *from_addresses(
        "cold-burst", "300 requests at once for a page of 3 MB that nobody has asked for before", cookies.cold_burst,
        answers(200, 429, 503, "closed"), at_most=300, aftermath=20,
    ),
    *from_addresses(
        "live-pages", "pages of 3 MB by 100 visitors with cookies and streams", cookies.live_pages,
        answers(200, 429, 503, "closed"), at_most=200, a_second=30, aftermath=20,
    ),
    *from_addresses(
        "growing-pages", "100 visitors have 10,000 rows made, again and again", cookies.growing_pages,
        answers(200, 204, 429, 503, "closed"), at_most=600, a_second=60, aftermath=20,
    ),
    *from_addresses(
        "row-reports", "reports of rows by four visitors, always of other rows", cookies.row_reports,
        answers(200, 204, 409, 429, 503, "closed"), at_most=20_000, a_second=300,
    ),
    Kind(
        "large-names", "wrong logins with names of 60 KB", cookies.large_names,
        answers(200, 204, 400, 404, 409, 413, 429, 503, "closed"), at_most=1_000, a_second=100, addresses=1,
    ),
    Kind(
        "large-characters", "cards for a shared board, whose titles are one character of 60 KB", cookies.large_characters,
        answers(200, 204, 400, 404, 409, 413, 429, 503, "closed"), at_most=1_000, a_second=100, addresses=1,
    ),
    Kind(
        "networks", "20,000 streams, each from another network", cookies.networks,
        answers(200, 404, 429, 503, "closed"), at_most=20_000, a_second=2_500, addresses=1, holds=200,
    ),
    Kind(
        "strangers-bodies", "bodies of 200 KB, three of four for invented pages", memory.strangers_bodies,
        answers(404, 429, 503, "closed"), at_most=20_000, a_second=1_000,
    ),
    Kind(
        "unread-answers", "pages of 3 MB that nobody reads, over 200 connections", memory.unread_answers,
        answers(200, 429, 503, "closed"), at_most=200, a_second=100,
    ),
    Kind(
        "visitors-heavy-pages", "pages of 10 MB by 30 visitors with a session", memory.visitors_heavy_pages,
        answers(200, 429, 503, "closed"), at_most=40, a_second=30, aftermath=20,
    ),
    Kind(
        "heavy-pages", "pages of 10 MB without a cookie", memory.heavy_pages,
        answers(200, 429, 503, "closed"), at_most=5_000, aftermath=20,
    ),
    Kind(
        "chunked-forms", "forms of 900 KB in chunks", memory.chunked_forms,
        answers(413, 429, 503, "closed"), at_most=10_000, a_second=300,
    ),
    Kind(
        "shared-streams", "shared streams of one cookie", connections.shared_streams,
        answers(200, 429, 503, "closed"), at_most=10_000, a_second=2_000, holds=200,
    ),
    Kind(
        "idle-connections", "5,000 silent and half-sent connections, kept up", connections.idle_connections,
        answers(408, 429, 503, "closed"), at_most=50_000, a_second=2_000,
    ),
    Kind("pages", "pages of one session", floods.pages, answers(200, 429, 503)),
    Kind(
        "strangers-pages", "pages without a cookie", floods.strangers_pages, answers(200, 429, 503), at_most=10_000,
    ),
    Kind(
        "unequal-pages", "pages of one path that are quick, and now and then one that computes for 100 ms",
        floods.unequal_pages, answers(200, 429, 503), at_most=10_000, a_second=300,
    ),
    Kind(
        "unequal-presses", "presses that are quick, until the visitor types how long they compute",
        floods.unequal_presses, answers(200, 204, 429, 503), at_most=10_000, a_second=300,
    ),
    Kind("repairs", "posts of one session that hold mismatches only", floods.repairs, answers(204, 429, 503)),
    Kind(
        "resyncs", "streams of one session that ask for everything", connections.resyncs,
        answers(200, 429, 503, "closed"),
    ),
    Kind(
        "unread-log", "refused requests; nobody reads the log", floods.refusals, answers(403, 404, 415, 429),
        unread_log=True,
    ),
    Kind("hosts", "requests for invented hosts", floods.hosts, answers(421)),
    Kind("board", "painting and clearing a board with 100 viewers", board.clearing, answers(200, 204, 429, 503)),
    Kind(
        "mutated-posts", "posts changed at random, from one seed", malformed.posts,
        answers(200, 204, 303, 400, 404, 405, 409, 410, 413, 414, 415, 429, 431),
    ),
    Kind("smuggling", "requests with another one hidden behind", malformed.smuggling, answers(400, 405, 413, "closed")),
]  # fmt: skip
