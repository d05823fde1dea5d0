"""The attacks, in the order in which they run."""

from . import board, connections, floods, malformed, memory
from .attack import Kind


def answers(*statuses):
    return frozenset(str(status) for status in statuses)


ATTACKS = [
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
