#if !canImport(Darwin)
extension URL {
    /// The folder `Documents` of the user who runs the server, which Foundation does not name on Linux.
    ///
    /// It is one folder for all visitors: what belongs to one of them stands in `@AppStorage`, or in a folder of its own
    /// with a name that the program chooses. A server in a container keeps its files only on a volume.
    public static var documentsDirectory: URL {
        URL.homeDirectory.appending(path: "Documents", directoryHint: .isDirectory)
    }
}
#endif
