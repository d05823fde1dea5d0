import MartletUI

/// What a client that opens a stream asks for: a page, and the position in its frames.
struct StreamPosition: Equatable, Sendable {
    let page: PageIdentifier
    /// The last frame that the client has applied.
    let after: UInt64
    var wantsResync = false
}

/// How a stream starts, once it is open. An object, because nothing of it is needed later.
final class StreamStart: Sendable {
    /// The name of the session that the stream was asked for with.
    let name: SessionIdentifier
    /// The pages that it begins with.
    let positions: [StreamPosition]
    /// The time zone that the browser has reported.
    let timeZone: String?
    /// The color scheme that the browser asks for.
    let colorScheme: ColorScheme?

    init(
        _ name: SessionIdentifier, _ positions: [StreamPosition], timeZone: String? = nil,
        colorScheme: ColorScheme? = nil
    ) {
        (self.name, self.positions, self.timeZone, self.colorScheme) = (name, positions, timeZone, colorScheme)
    }
}
