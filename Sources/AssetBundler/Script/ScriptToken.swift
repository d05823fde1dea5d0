/// A piece of JavaScript that means something: comments and white space are none.
struct ScriptToken: Equatable, Sendable {
    enum Kind: Sendable {
        /// A name, a keyword or a private name.
        case word
        case number
        case string
        /// A template string, or a part of one: from its beginning or a `}` to a `${` or its end.
        case template
        case regularExpression
        case punctuator
    }

    /// What stands between a token and the one before it. Comments count as the space that they stand for.
    enum Gap: Sendable {
        case nothing
        case space
        case lineBreak
    }

    let kind: Kind
    let text: String
    var gap: Gap

    /// Whether this is a certain word or punctuator.
    func `is`(_ text: String) -> Bool {
        (kind == .word || kind == .punctuator) && self.text == text
    }

    /// By how much the depth of brackets changes with this token.
    var nesting: Int {
        switch kind {
        case .punctuator:
            switch text {
            case "(", "[", "{": 1
            case ")", "]", "}": -1
            default: 0
            }
        case .template: (text.hasSuffix("${") ? 1 : 0) - (text.hasPrefix("}") ? 1 : 0)
        case .word, .number, .string, .regularExpression: 0
        }
    }
}
