/// How the installed libmicrohttpd was found to behave.
struct LibraryAbilities: Sendable {
    /// A duplicated socket outlives the library's connection.
    var takesOver: Bool
    /// Heads are laid out as ``HeadLayout`` expects.
    var layoutIsKnown: Bool
}
