/// In which ways a front works, by what it is configured to do and what its library can.
struct FrontMethods: Sendable {
    /// Streams are taken over from the library.
    let takesOver: Bool
    /// Heads are checked where the library parsed them.
    let checksLayout: Bool
    let streamLimit: Int

    init(_ configuration: HTTPFrontConfiguration, _ abilities: LibraryAbilities) {
        switch configuration.streamMethod {
        case .automatic: takesOver = abilities.takesOver
        case .takeover: takesOver = true
        case .suspended: takesOver = false
        }
        checksLayout = abilities.layoutIsKnown
        streamLimit = configuration.streamLimit ?? DescriptorLimit.streams(besides: configuration.limits.connections)
    }
}
