/// Writes tokens without comments and without space that is not needed.
///
/// It is no minifier: names stay, so that an error in the browser's console can be found in the source. A line break stays
/// wherever it may end a statement, so nothing is asked of the source's semicolons, but that none is a statement by itself.
enum ScriptCompactor {
    static func compact(_ source: String) -> String { text(of: ScriptLexer.tokens(of: source)) }

    static func text(of tokens: some Sequence<ScriptToken>) -> String {
        var text = ""
        var last: ScriptToken?
        for token in needed(tokens) {
            if let last { text += gap(between: last, and: token) }
            text += token.text
            last = token
        }
        return text + "\n"
    }

    static func needed(_ tokens: some Sequence<ScriptToken>) -> [ScriptToken] {
        var needed: [ScriptToken] = []
        for token in tokens {
            if let last = needed.last, isNeedless(last, before: token) { needed.removeLast() }
            needed.append(token)
        }
        return needed
    }

    /// Whether a token says nothing because the next one closes what it stands in: a last comma or semicolon. (In an array, a
    /// last comma may stand for an element.)
    private static func isNeedless(_ token: ScriptToken, before next: ScriptToken) -> Bool {
        guard token.kind == .punctuator, next.kind == .punctuator else { return false }
        switch (token.text, next.text) {
        case (";", "}"), (",", "}"), (",", ")"): return true
        default: return false
        }
    }

    private static func gap(between first: ScriptToken, and second: ScriptToken) -> String {
        switch second.gap {
        case .lineBreak where mayEndStatement(first) && mayBeginStatement(second): "\n"
        case .lineBreak, .space: needsSpace(first, second) ? " " : ""
        case .nothing: ""
        }
    }

    /// Whether a line break behind a token may end a statement.
    private static func mayEndStatement(_ token: ScriptToken) -> Bool {
        switch token.kind {
        case .word, .number, .string, .regularExpression: true
        case .template: token.text.hasSuffix("`")
        case .punctuator: [")", "]", "}", "++", "--"].contains(token.text)
        }
    }

    /// Whether a statement may begin with a token, or end before it because of a line break.
    private static func mayBeginStatement(_ token: ScriptToken) -> Bool {
        switch token.kind {
        case .word, .number, .string, .regularExpression: true
        case .template: token.text.hasPrefix("`")
        // A `}` ends the statement before it with or without a line break.
        case .punctuator: ["(", "[", "{", "++", "--", "+", "-", "!", "~", "/", "/=", "*", "..."].contains(token.text)
        }
    }

    private static func needsSpace(_ first: ScriptToken, _ second: ScriptToken) -> Bool {
        switch (first.kind, second.kind) {
        case (.word, .word), (.word, .number), (.number, .word), (.number, .number), (.regularExpression, .word),
            (.regularExpression, .number):
            true
        // `1 .toFixed()`
        case (.number, .punctuator): second.text.hasPrefix(".")
        case (.punctuator, .punctuator), (.punctuator, .regularExpression), (.punctuator, .number):
            ScriptPunctuators.merge(first.text, second.text)
        default: false
        }
    }
}
