import MartletUI
import Testing

/// A trial of a public interface that takes a value.
struct ValueTrial<Value: Sendable>: Sendable, CustomTestStringConvertible {
    /// The tested interfaces, as ``SweptInterfaces`` writes them.
    let names: [String]
    /// Makes a view with the value. A modifier is applied to the given view.
    let view: @Sendable (Value, AnyView) -> AnyView

    init(_ names: String..., view: @escaping @Sendable (Value, AnyView) -> any View) { self.init(names, view) }

    init(_ names: [String], _ view: @escaping @Sendable (Value, AnyView) -> any View) {
        self.names = names
        self.view = { AnyView(view($0, $1)) }
    }

    /// Creates a trial of functions that do not return a view.
    init(calling names: String..., result: @escaping @Sendable (Value) -> Any) {
        self.init(names) { value, _ in Text(verbatim: "\(result(value))") }
    }

    var testDescription: String { names.joined(separator: ", ") }
}

/// A view that is made with one value after another.
struct ValuePage: View {
    let count: Int
    let view: (Int) -> AnyView
    @State private var index = 0

    var body: some View {
        Button("next") { index = (index + 1) % count }.accessibilityIdentifier("next")
        view(index)
    }

    /// Renders the first value and steps through the others, and compares the page with a fresh render after each
    /// change.
    static func sweep(_ count: Int, view: @escaping (Int) -> AnyView) throws {
        // Some of the values produce lists without an end.
        let page = try EnginePage(ValuePage(count: count, view: view)) { $0.limits.views = 200 }
        try page.checkStyles()
        for _ in 0..<count {
            try page.press("next")
            try page.checkStyles()
        }
        for rule in (page.graph.styleSheet() + page.dom.rules.joined()).matches(of: #/\{([^{}]*)\}/#) {
            // The name of a typeface may be any text.
            Self.check(String(rule.1).replacing(#/"[^"]*"/#, with: ""))
        }
    }

    /// Checks that CSS contains only valid numbers in the expected notation.
    static func check(_ html: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(
            html.firstMatch(of: #/\b(nan|inf|infinity)\b|\d[eE][+-]?\d/#.ignoresCase()) == nil, "\(html)",
            sourceLocation: sourceLocation)
    }
}

extension EnginePage {
    /// Checks the styles of single elements.
    func checkStyles(sourceLocation: SourceLocation = #_sourceLocation) throws {
        dom.root.forEach { element in
            for name in ["style", "d", "viewBox"] {
                if let html = element.attributes[name] { ValuePage.check(html, sourceLocation: sourceLocation) }
            }
        }
    }
}
