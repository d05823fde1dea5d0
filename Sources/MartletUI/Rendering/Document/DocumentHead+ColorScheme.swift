/// The color scheme of a page: views read it and may state a preference.
extension ViewGraph {
    /// The color scheme that the visitor's browser requests.
    package var visitorColorScheme: ColorScheme {
        get { page.visitorScheme }
        set {
            page.visitorScheme = newValue
            provideColorScheme()
        }
    }

    /// Provides the effective scheme to the views.
    func provideColorScheme() {
        guard let root = root as? any PageEnvironment else { return }
        let scheme = page.head?.colorScheme ?? page.visitorScheme
        if root.environment.colorScheme != scheme { root.environment.colorScheme = scheme }
    }

    /// The rule that sets the color scheme of the document.
    static func colorSchemeRule(_ scheme: ColorScheme?) -> String {
        "html:root{color-scheme:\(scheme?.css ?? "light dark")}"
    }
}

extension DocumentHead {
    /// The color scheme that a view prefers.
    var colorScheme: ColorScheme? {
        innermost { if case .colorScheme(let scheme) = $0 { scheme } else { nil } }
    }

    /// Sends the color scheme when the evaluation under way has ended, because several views may change it.
    func sendColorScheme() {
        graph.afterEvaluation { [weak self] in
            guard let self else { return }
            let scheme = colorScheme
            guard scheme != graph.client.colorScheme else { return }
            graph.client.colorScheme = scheme
            graph.provideColorScheme()
            if graph.client.isRendered { graph.patches.insertRule(ViewGraph.colorSchemeRule(scheme)) }
        }
    }

    /// The rule for the style sheet of the HTML, or of a browser that receives everything again.
    var colorSchemeRule: String? { graph.client.colorScheme.map(ViewGraph.colorSchemeRule) }
}
