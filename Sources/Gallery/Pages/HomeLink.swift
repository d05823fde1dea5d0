import Martlet

/// The way back to the list of pages: the first thing on each. No view of its own, so that it costs a page no node.
func homeLink() -> some View { HTML("a") { Text("All pages") }.attribute("href", "/") }
