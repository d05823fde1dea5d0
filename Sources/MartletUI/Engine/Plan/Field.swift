/// The offsets of the stored properties of the engine's own views.
enum Field {
    /// The offset of a stored property in bytes. Each key path passed here names a stored property, which making any
    /// view of the type proves: a plan with a wrong offset would read foreign memory.
    static func offset<Root, Value>(of property: KeyPath<Root, Value>) -> Int {
        guard let offset = MemoryLayout<Root>.offset(of: property) else {
            preconditionFailure("\(property) is no stored property, so that it has no place in a plan")
        }
        return offset
    }
}
