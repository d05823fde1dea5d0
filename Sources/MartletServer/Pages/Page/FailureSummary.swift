/// What a log may say of an error: its kind, and nothing of what it carries, which may be a visitor's data.
enum FailureSummary {
    /// The error's type, and of an enumeration the case.
    static func text(of error: any Error) -> String {
        let kind = Swift.type(of: error)
        let type = "\(kind)"
        let mirror = Mirror(reflecting: error)
        guard mirror.displayStyle == .enum else { return type }
        // A case with values is a child with its name; one without has no child, and its own text is its name.
        if let name = mirror.children.first?.label { return "\(type).\(name)" }
        // The type is asked: where all of Foundation is there, the compiler has every error describe itself.
        return kind is any CustomStringConvertible.Type ? type : "\(type).\(error)"
    }
}
