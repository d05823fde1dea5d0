"""Waits for a page's posts: until it has taken the answers to all of them, until it makes no more, and until a crash loses none."""

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

# Runs before the page's scripts, and reads its streams as well as they do.
READ_DURABLE = """{
  window.made = window.durable = 0;
  const { fetch: send } = window;
  const read = async (stream) => {
    let text = "";
    for await (const part of stream.pipeThrough(new TextDecoderStream())) {
      text += part;
      for (const [, number] of text.matchAll(/^durable: ?(\\d+)$/gm)) durable = Math.max(durable, Number(number));
      text = text.slice(text.lastIndexOf("\\n") + 1);
    }
  };
  window.fetch = async (address, options) => {
    if (/\\/events$/.test(address)) made = Math.max(made, JSON.parse(options.body).seq ?? 0);
    const response = await send(address, options);
    if (!response.headers.get("content-type")?.includes("event-stream")) return response;
    const [own, other] = response.body.tee();
    read(other).catch(() => {});
    return new Response(own, response);
  };
}"""


def all_answered(page):
    """Waits until the page has taken the answers to its posts."""
    page.wait_for_function("() => asked === answered")


def until_quiet(page, milliseconds=500):
    """Waits until the page has made no post for so long, and none is under way: what it reports from time to time is told."""
    page.wait_for_function("pause => asked === answered && performance.now() - lastPost > pause", arg=milliseconds)


def until_durable(page):
    """Waits until a crash would lose none of the posts that the page has made, of which there is one at least."""
    page.wait_for_function("() => made > 0 && durable >= made")
