import MartletUI
import Testing

/// A part of the public interface that takes a value.
struct ValueTrial<Value: Sendable>: Sendable, CustomTestStringConvertible {
    /// What of the interface it tries, as ``SweptInterfaces`` writes it.
    let names: [String]
    /// A view made with the value; a modifier is put around the view that is passed.
    let view: @Sendable (Value, AnyView) -> AnyView

    init(_ names: String..., view: @escaping @Sendable (Value, AnyView) -> any View) { self.init(names, view) }

    init(_ names: [String], _ view: @escaping @Sendable (Value, AnyView) -> any View) {
        self.names = names
        self.view = { AnyView(view($0, $1)) }
    }

    /// Functions that give no view.
    init(calling names: String..., result: @escaping @Sendable (Value) -> Any) {
        self.init(names) { value, _ in Text(verbatim: "\(result(value))") }
    }

    var testDescription: String { names.joined(separator: ", ") }
}

/// A view made with one value after another.
struct ValuePage: View {
    let count: Int
    let view: (Int) -> AnyView
    @State private var index = 0

    var body: some View {
        Button("next") { index = (index + 1) % count }.accessibilityIdentifier("next")
        view(index)
    }

    /// Renders the first value and goes through the others; each change is held against a fresh render.
    static func sweep(_ count: Int, view: @escaping (Int) -> AnyView) throws {
        // Some of them are lists without end.
        let page = try EnginePage(ValuePage(count: count, view: view)) { $0.limits.views = 200 }
        try page.checkStyles()
        for _ in 0..<count {
            try page.press("next")
            try page.checkStyles()
        }
        for rule in (page.graph.styleSheet() + page.dom.rules.joined()).matches(of: #/\{([^{}]*)\}/#) {
            Self.check(String(rule.1))
        }
    }

    /// Neither a number that CSS does not know nor one in a form that is not expected.
    static func check(_ looks: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(
            looks.firstMatch(of: #/\b(nan|inf|infinity)\b|\d[eE][+-]?\d/#.ignoresCase()) == nil, "\(looks)",
            sourceLocation: sourceLocation)
    }
}

extension EnginePage {
    /// Looks at what stands on single elements.
    func checkStyles(sourceLocation: SourceLocation = #_sourceLocation) throws {
        dom.root.forEach { element in
            for name in ["style", "d", "viewBox"] {
                if let looks = element.attributes[name] { ValuePage.check(looks, sourceLocation: sourceLocation) }
            }
        }
    }
}
