/// What a lexer has to know of the tokens so far: whether an operand has just ended, and which brackets are open.
struct ScriptContext {
    private enum Bracket {
        /// Parentheses; those behind `if` and the like are no operand.
        case parentheses(isHead: Bool)
        case square
        /// Braces around statements, or around the properties of an object.
        case braces(isBlock: Bool)
        case template
    }

    /// The open brackets, each with the number of `?` inside that wait for their `:`. The first is the module itself.
    private var open: [(bracket: Bracket, choices: Int)] = [(.braces(isBlock: true), 0)]
    /// Whether the last colon was of an expression or a property, not of a label or a `case`.
    private var colonIsInExpression = false

    /// Whether an operand has just ended, so that a slash divides. Otherwise it begins a regular expression.
    private(set) var endsOperand = false

    /// Whether a `}` goes on with a template string.
    var isInTemplate: Bool { if case .template? = open.last?.bracket { true } else { false } }

    /// Keywords that an operand follows.
    private static let operators: Set<String> = [
        "return", "typeof", "instanceof", "in", "of", "new", "delete", "void", "throw", "case", "do", "else", "yield",
        "await",
        "default", "extends",
    ]
    /// Keywords whose parentheses a statement follows.
    private static let heads: Set<String> = ["if", "while", "for", "with"]
    /// Keywords that an object can follow.
    private static let beforeObjects = operators.subtracting(["do", "else"])

    mutating func follow(_ token: ScriptToken, after tokens: [ScriptToken]) {
        switch token.kind {
        case .word: endsOperand = !(Self.operators.contains(token.text) && isKeyword(after: tokens.last))
        case .number, .string, .regularExpression: endsOperand = true
        case .template:
            if token.text.hasPrefix("}") { close() }
            endsOperand = !token.text.hasSuffix("${")
            if !endsOperand { open.append((.template, 0)) }
        case .punctuator: endsOperand = punctuator(token.text, after: tokens)
        }
    }

    /// Follows a punctuator, and returns whether it ends an operand.
    private mutating func punctuator(_ text: String, after tokens: [ScriptToken]) -> Bool {
        switch text {
        case "(": open.append((.parentheses(isHead: isHead(after: tokens)), 0))
        case "[": open.append((.square, 0))
        case "{": open.append((.braces(isBlock: isBlock(after: tokens)), 0))
        case ")": if case .parentheses(isHead: true) = close() { return false } else { return true }
        case "]":
            close()
            return true
        case "}": if case .braces(isBlock: false) = close() { return true } else { return false }
        case "?": open[open.count - 1].choices += 1
        case ":":
            if open[open.count - 1].choices > 0 {
                open[open.count - 1].choices -= 1
                colonIsInExpression = true
            } else if case .braces(isBlock: true) = open[open.count - 1].bracket {
                colonIsInExpression = false
            } else {
                colonIsInExpression = true
            }
        // Behind an operand they belong to it, otherwise to the next.
        case "++", "--": return endsOperand
        default: break
        }
        return false
    }

    @discardableResult private mutating func close() -> Bracket {
        open.count > 1 ? open.removeLast().bracket : .braces(isBlock: true)
    }

    /// Whether a word is a keyword, not the name of a property.
    private func isKeyword(after token: ScriptToken?) -> Bool {
        token.map { !$0.is(".") && !$0.is("?.") } ?? true
    }

    private func isHead(after tokens: [ScriptToken]) -> Bool {
        // for await (…)
        let isWaiting = tokens.count > 1 && tokens[tokens.count - 1].is("await") && tokens[tokens.count - 2].is("for")
        let words = isWaiting ? tokens.dropLast() : tokens[...]
        guard let last = words.last, last.kind == .word, Self.heads.contains(last.text) else { return false }
        return isKeyword(after: words.dropLast().last)
    }

    /// Whether braces that open now hold statements (or the members of a class, or imported names).
    private func isBlock(after tokens: [ScriptToken]) -> Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .word: return !(Self.beforeObjects.contains(last.text) && isKeyword(after: tokens.dropLast().last))
        case .punctuator:
            switch last.text {
            case ";", "{", "}", ")", "]", "=>": return true
            case ":": return !colonIsInExpression
            default: return false
            }
        case .template: return !last.text.hasSuffix("${")
        case .number, .string, .regularExpression: return true
        }
    }
}
