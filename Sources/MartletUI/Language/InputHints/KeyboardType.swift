/// The keys that a device shows for a field.
public enum UIKeyboardType: Int, Sendable {
    /// The usual keys.
    case `default` = 0
    /// The keys for a kind of text.
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
        webSearch, asciiCapableNumberPad

    /// The same as `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }

    /// The value of HTML's `inputmode`, or `nil` where HTML has none and the usual keys are shown.
    var inputMode: String? {
        switch self {
        case .URL: "url"
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .phonePad: "tel"
        case .emailAddress: "email"
        case .decimalPad: "decimal"
        case .webSearch: "search"
        case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
        }
    }
}

extension View {
    /// Sets the keys that a device without a physical keyboard shows for the text fields inside: `inputmode`.
    ///
    /// The modifier applies to fields that the same body contains, and not to those in views with a body of their own,
    /// in branches of conditions and in rows. It does not restrict what can be typed.
    ///
    /// - Parameter type: The keys.
    public func keyboardType(_ type: UIKeyboardType) -> ModifiedContent<Self, _InputHintModifier> {
        inputHint("inputmode", type.inputMode)
    }
}
