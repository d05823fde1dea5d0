/// The part of an error that may be logged: its kind, and none of its values, which may be a visitor's data.
enum FailureSummary {
    /// The error's type and, for an enumeration, the case.
    static func text(of error: any Error) -> String {
        let kind = Swift.type(of: error)
        let type = "\(kind)"
        let mirror = Mirror(reflecting: error)
        guard mirror.displayStyle == .enum else { return type }
        // A case with values is a child with its name; one without has no child, and its own text is its name.
        if let name = mirror.children.first?.label { return "\(type).\(name)" }
        // The type is checked: with all of Foundation, the compiler makes every error value `CustomStringConvertible`.
        return kind is any CustomStringConvertible.Type ? type : "\(type).\(error)"
    }
}
