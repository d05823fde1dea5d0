public import MartletUI

// What Foundation and UIKit do with texts, and Foundation on a server does not.

@available(*, unavailable, message: "Use formatted(.list(type: .and)) of the collection.")
public final class ListFormatter {
    public static func localizedString(byJoining items: [String]) -> String { "" }
    public var locale: Locale? = nil, itemFormatter: Any?
    public init() {}
    public func string(from items: [Any]) -> String? { nil }
    public func string(for object: Any?) -> String? { nil }
}

#if Foundation
@available(*, unavailable, message: "Leave it out: the browser checks the spelling in its fields.")
@dynamicMemberLookup
public final class UITextChecker {
    public static var availableLanguages: [String] { [] }
    public static func learnWord(_ word: String) {}
    public static func unlearnWord(_ word: String) {}
    public static func hasLearnedWord(_ word: String) -> Bool { false }
    public init() {}
    public func rangeOfMisspelledWord(
        in text: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String
    ) -> NSRange { range }
    public func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
    public func completions(forPartialWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
    public subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}
#endif
