/// Where the stored properties of the engine's own views lie.
enum Field {
    /// The offset of a stored property in bytes. Every key path given here names one; a computed property would give the
    /// beginning, which a test of each view's markup would show.
    static func offset<Root, Value>(of property: KeyPath<Root, Value>) -> Int {
        MemoryLayout<Root>.offset(of: property) ?? 0
    }
}
