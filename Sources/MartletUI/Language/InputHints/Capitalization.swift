/// The letters that a device's keyboard capitalizes by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let name: String

    /// No letters.
    public static let never = TextInputAutocapitalization(name: "none")
    /// The first letter of each word.
    public static let words = TextInputAutocapitalization(name: "words")
    /// The first letter of each sentence.
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    /// All letters.
    public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The letters that a device's keyboard capitalizes by itself; the spelling before iOS 15.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters, the first letter of each word, that of each sentence, or all letters.
    case none, words, sentences, allCharacters

    fileprivate var current: TextInputAutocapitalization {
        switch self {
        case .none: .never
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .characters
        }
    }
}

extension View {
    /// Sets the letters that a device's keyboard capitalizes by itself in the text fields inside.
    ///
    /// The modifier applies to fields that the same body contains, and not to those in views with a body of their own,
    /// in branches of conditions and in rows. A physical keyboard ignores it.
    ///
    /// - Parameter autocapitalization: The letters, or `nil` to leave them to the device.
    public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> ModifiedContent<Self, _InputHintModifier> {
        inputHint("autocapitalize", autocapitalization?.name)
    }

    /// Sets the letters that a device's keyboard capitalizes by itself; the older spelling of
    /// ``textInputAutocapitalization(_:)``.
    ///
    /// - Parameter style: The letters.
    public func autocapitalization(
        _ style: UITextAutocapitalizationType
    ) -> ModifiedContent<Self, _InputHintModifier> {
        textInputAutocapitalization(style.current)
    }
}
