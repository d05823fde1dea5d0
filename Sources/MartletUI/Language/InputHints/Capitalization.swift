/// Which letters a device's keyboard makes large by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let name: String

    public static let never = TextInputAutocapitalization(name: "none")
    public static let words = TextInputAutocapitalization(name: "words")
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    public static let characters = TextInputAutocapitalization(name: "characters")
}

/// As ``TextInputAutocapitalization``: the spelling of before iOS 15.
public enum UITextAutocapitalizationType: Int, Sendable {
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
    /// Which letters a device's keyboard makes large by itself in the fields that are written inside; `nil` leaves that to
    /// it. Not for fields of views with a body of their own, conditions and rows. A keyboard on a desk takes no notice.
    public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> ModifiedContent<Self, _InputHintModifier> {
        inputHint("autocapitalize", autocapitalization?.name)
    }

    /// As ``textInputAutocapitalization(_:)``.
    public func autocapitalization(
        _ style: UITextAutocapitalizationType
    ) -> ModifiedContent<Self, _InputHintModifier> {
        textInputAutocapitalization(style.current)
    }
}
