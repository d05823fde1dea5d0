extension Link {
    /// Makes the link download its destination as a file instead of opening it.
    ///
    /// - Parameter name: The name of the file, or `nil` for the name that the response gives.
    public func download(_ name: String? = nil) -> ModifiedContent<Self, _AttributeModifier> {
        attribute("download", name ?? "")
    }
}
