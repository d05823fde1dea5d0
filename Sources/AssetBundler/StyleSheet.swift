/// Martlet's style sheet as it is served.
enum StyleSheet {
    /// Without comments and indentation, a seventh of its compressed size. No string of ours has `/*` in it.
    static func strip(_ source: String) -> String {
        var rest = Substring(source)
        var text = ""
        while let start = rest.firstRange(of: "/*") {
            text += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        }
        text += rest
        return text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
            + "\n"
    }
}
