extension ViewGraph {
    /// Ends every view, as if all had left the page.
    package func end() {
        root?.remove()
        runEffects()
    }
}
