extension StringProtocol {
    /// Whether the bytes of `text` stand in the bytes of this one.
    ///
    /// All of Foundation has a function of this name for texts, which makes objects of both and looks for letters in place of
    /// bytes. Inside the package this one comes first, so that nothing depends on which Foundation there is.
    package func contains(_ text: String) -> Bool {
        var rest = utf8[...]
        while !rest.starts(with: text.utf8) {
            guard rest.popFirst() != nil else { return false }
        }
        return true
    }
}
