extension Link {
    /// Keeps what the address gives as a file, under `name` or the one that the answer says, instead of going there.
    public func download(_ name: String? = nil) -> ModifiedContent<Self, _AttributeModifier> {
        attribute("download", name ?? "")
    }
}
