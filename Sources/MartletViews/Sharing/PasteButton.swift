public import MartletUI

/// A button that takes a text from the visitor's clipboard.
///
///     PasteButton(payloadType: String.self) { texts in notes += texts }
///
/// The browser reads the clipboard when the button is pressed; it may ask its visitor first, and tells nothing if they refuse.
/// That takes a script and a page on HTTPS or on `localhost`; without a script there is no button. What is longer than 100,000
/// characters is cut off.
public struct PasteButton: View {
    private let paste: (String) -> Void

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - payloadType: The type of what is taken: a `String`, a `URL`, or a type with a `ProxyRepresentation` that imports a
    ///     `String`. A text that is none of it is not taken.
    ///   - onPaste: Receives what was in the clipboard.
    public init<Payload: Transferable>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {
        paste = { text in
            if let payload = Payload(transferred: text) { onPaste([payload]) }
        }
    }

    public var body: some View {
        Button {
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .modifier(_EventModifier(.change, .value { [paste] value in if let text = value.string { paste(text) } }))
        .elementStyles([.named("m-more m-paste"), .class(Self.rules)])
    }

    private static let rules = StyleClass("paste", rules: "@media (scripting:none){&{display:none}}")
}
