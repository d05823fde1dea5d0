/// Names of functions by the return addresses of the stack on which they were found: these are code and contain nothing
/// of a visitor's.
///
/// Finding a name reads the executable, so each place in the program is resolved once, and the number of places is
/// limited.
struct FunctionNames {
    /// The maximum number of places.
    static let limit = 256

    private var names: [[UInt64]: String?] = [:]

    var hasRoom: Bool { names.count < Self.limit }

    /// The name at a known place, which is `nil` where none was found; `nil` for an unknown place.
    func name(at addresses: [UInt64]) -> String?? { names[addresses] }

    /// Keeps the name of a place, if there is room. Another thread may have used the last room meanwhile.
    mutating func add(_ name: String?, at addresses: [UInt64]) {
        guard hasRoom else { return }
        names[addresses] = .some(name)
    }
}
