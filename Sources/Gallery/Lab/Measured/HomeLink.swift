import Martlet

/// The link back to the list of pages, which comes first on each page without the frame. It is not a view of its own, so that it costs no
/// node.
func homeLink() -> some View { HTML("a") { Text("All pages") }.attribute("href", "/") }
