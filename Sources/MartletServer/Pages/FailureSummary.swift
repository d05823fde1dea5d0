/// What a log may say of an error: its kind, and nothing of what it carries, which may be a visitor's data.
enum FailureSummary {
    /// The error's type, and of an enumeration the case.
    static func text(of error: any Error) -> String {
        let type = "\(Swift.type(of: error))"
        let mirror = Mirror(reflecting: error)
        guard mirror.displayStyle == .enum else { return type }
        // A case with values is a child with its name; one without has no child, and its own text is its name.
        if let name = mirror.children.first?.label { return "\(type).\(name)" }
        return error is any CustomStringConvertible ? type : "\(type).\(error)"
    }
}
