/// Which keys a device shows for a field.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
        webSearch, asciiCapableNumberPad

    public static var alphabet: UIKeyboardType { .asciiCapable }

    /// HTML's word for it; `nil` where it has none and the usual keys are shown.
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
    /// Which keys a device without a keyboard shows for the fields that are written inside: `inputmode`. Not for fields of
    /// views with a body of their own, conditions and rows. What can be typed stays the same.
    public func keyboardType(_ type: UIKeyboardType) -> ModifiedContent<Self, _InputHintModifier> {
        inputHint("inputmode", type.inputMode)
    }
}
