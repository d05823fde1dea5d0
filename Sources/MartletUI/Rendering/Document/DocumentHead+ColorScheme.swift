/// The color scheme of a page, which its views see and may prefer.
extension ViewGraph {
    /// What the visitor's browser asks for.
    package var visitorColorScheme: ColorScheme {
        get { visitorScheme }
        set {
            visitorScheme = newValue
            provideColorScheme()
        }
    }

    /// Lets the views read the scheme that holds.
    func provideColorScheme() {
        guard let root = root as? any PageEnvironment else { return }
        let scheme = documentHead?.colorScheme ?? visitorScheme
        if root.environment.colorScheme != scheme { root.environment.colorScheme = scheme }
    }

    /// The rule that says which scheme the document is shown in.
    static func colorSchemeRule(_ scheme: ColorScheme?) -> String {
        "html:root{color-scheme:\(scheme?.css ?? "light dark")}"
    }
}

extension DocumentHead {
    /// What a view prefers.
    var colorScheme: ColorScheme? {
        innermost { if case .colorScheme(let scheme) = $0 { scheme } else { nil } }
    }

    /// When the evaluation under way has ended, since several views may change it.
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

    /// The rule for the style sheet of the HTML, or of a browser that is sent everything again.
    var colorSchemeRule: String? { graph.client.colorScheme.map(ViewGraph.colorSchemeRule) }
}
