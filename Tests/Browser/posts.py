"""Waits for a page's posts: until it has taken the answers to all of them, and until it makes no more."""

# Runs before the page's scripts. What the client does with an answer is done when `answered` counts it.
COUNT_POSTS = """{
  window.asked = window.answered = 0;
  window.lastPost = 0;
  const { fetch: send, setTimeout: later } = window;
  window.fetch = (address, options) => {
    const answer = send(address, options);
    if (options?.method === "POST") {
      asked += 1;
      lastPost = performance.now();
      const count = () => later(() => { answered += 1; lastPost = performance.now(); });
      answer.then(count, count);
    }
    return answer;
  };
}"""


def all_answered(page):
    """Waits until the page has taken the answers to its posts."""
    page.wait_for_function("() => asked === answered")


def until_quiet(page, milliseconds=500):
    """Waits until the page has made no post for so long, and none is under way: what it reports from time to time is told."""
    page.wait_for_function("pause => asked === answered && performance.now() - lastPost > pause", arg=milliseconds)
