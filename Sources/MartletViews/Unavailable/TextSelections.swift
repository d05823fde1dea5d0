public import MartletUI

// A page does not learn where the visitor's caret is, and its fields hold plain texts: both are the browser's affair.

@available(
    *, unavailable,
    message: "Change the text itself: where the caret is and what is selected stays with the visitor's browser."
)
public struct TextSelection: Equatable, Hashable {
    public enum Indices: Equatable, Hashable {
        case selection(Range<String.Index>)
        case multiSelection([Range<String.Index>])
    }
    public var indices: Indices { .multiSelection([]) }
    public var isInsertion: Bool { true }
    public init(range: Range<String.Index>) {}
    public init(insertionPoint: String.Index) {}
}

@available(
    *, unavailable,
    message: "Write TextEditor(text:) with a String, and show it with Text(AttributedString(markdown:))."
)
public struct AttributedTextSelection: Equatable, Hashable {
    public init() {}
}

extension TextField where Label == Text {
    @available(*, unavailable, message: "Leave selection: out; it stays with the visitor's browser.")
    public init<Selection>(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<Selection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) { self.init(titleKey, text: text) }

    @available(*, unavailable, message: "Leave selection: out; it stays with the visitor's browser.")
    @_disfavoredOverload
    public init<Selection>(
        _ title: some StringProtocol, text: Binding<String>, selection: Binding<Selection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) { self.init(title, text: text) }
}

extension TextEditor {
    @available(*, unavailable, message: "Leave selection: out; it stays with the visitor's browser.")
    public init<Selection>(text: Binding<String>, selection: Binding<Selection?>) { self.init(text: text) }

    @available(
        *, unavailable,
        message: "Edit a String as Markdown, and show it in a Text: a field holds plain text."
    )
    public init(text: Binding<AttributedString>) { self.init(text: .constant("")) }

    @available(
        *, unavailable,
        message: "Edit a String as Markdown, and show it in a Text: a field holds plain text."
    )
    public init<Selection>(text: Binding<AttributedString>, selection: Binding<Selection>) {
        self.init(text: .constant(""))
    }
}
