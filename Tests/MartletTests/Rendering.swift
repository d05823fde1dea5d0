import MartletUI

/// The HTML of a page with `content`, after its `onAppear` actions.
func rendered(_ content: some View) -> String {
    let graph = ViewGraph(content, GraphOptions())
    graph.flush()
    return String(decoding: graph.html(), as: UTF8.self)
}
