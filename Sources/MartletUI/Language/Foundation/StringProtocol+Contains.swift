extension StringProtocol {
    /// Whether the bytes of `text` occur in the bytes of this string.
    ///
    /// All of Foundation has a function of this name that makes objects of both strings and compares characters instead
    /// of bytes. Inside the package this one is preferred, so that nothing depends on which Foundation there is.
    package func contains(_ text: String) -> Bool {
        var rest = utf8[...]
        while !rest.starts(with: text.utf8) {
            guard rest.popFirst() != nil else { return false }
        }
        return true
    }
}
