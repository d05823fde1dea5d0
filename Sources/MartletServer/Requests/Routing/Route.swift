import Glibc

/// The resource that a request's path names.
enum Route: Equatable {
    case asset
    case health
    /// Whether visitors are to be sent here.
    case readiness
    case metrics
    /// The address where cookies change.
    case session
    case stream(PageIdentifier)
    /// Another server's link, over which it passes requests on.
    case link
    /// One stream for several pages.
    case sharedStream
    case events(PageIdentifier)
    case actions(PageIdentifier)
    case form(PageIdentifier)
    case files(PageIdentifier)
    case inspection(PageIdentifier)
    /// A path below `/_martlet/` that does not exist.
    case unknown
    /// A path of the program.
    case program

    init(_ path: UnsafeRawBufferPointer) {
        if !path.begins(with: "/_martlet/") {
            self = path.is("/healthz") ? .health : path.is("/readyz") ? .readiness : .program
        } else if path.begins(with: "/_martlet/pages/") {
            self = Self.page(path)
        } else if path.begins(with: "/_martlet/assets/") {
            self = .asset
        } else if path.begins(with: "/_martlet/inspector/") {
            // A page of the inspector's, if the program has it.
            self = .program
        } else {
            self =
                path.is("/_martlet/stream")
                ? .sharedStream
                : path.is("/_martlet/metrics")
                    ? .metrics : path.is("/_martlet/session") ? .session : path.is(Self.linkPath) ? .link : .unknown
        }
    }

    /// Whether the request is about the visitor's session, which may not be in this process.
    var concernsSession: Bool {
        switch self {
        case .asset, .health, .readiness, .metrics, .link, .unknown: false
        case .events, .stream, .actions, .form, .files, .inspection, .sharedStream, .program, .session: true
        }
    }

    /// Whether its address pays for the request. Events and the parts of files are paid for one by one, by their session.
    var isChargedByRequest: Bool {
        switch self {
        case .events, .files, .health, .readiness: false
        case .asset, .stream, .actions, .form, .inspection, .sharedStream, .program, .session, .metrics, .link,
            .unknown:
            true
        }
    }

    /// Its number is that of the messages' form.
    static let linkPath: StaticString = "/_martlet/link/1"

    /// `/_martlet/pages/{22 characters, and perhaps the name of a document}/…`
    private static func page(_ path: UnsafeRawBufferPointer) -> Route {
        let start = 16
        guard let end = path.firstIndex(of: UInt8(ascii: "/"), from: start),
            let page = PageIdentifier(UnsafeRawBufferPointer(rebasing: path[start..<end]))
        else { return .unknown }
        let rest = UnsafeRawBufferPointer(rebasing: path[end...])
        if rest.is("/events") { return .events(page) }
        if rest.is("/stream") { return .stream(page) }
        if rest.is("/actions") { return .actions(page) }
        if rest.is("/form") { return .form(page) }
        if rest.is("/files") { return .files(page) }
        if rest.is("/inspect") { return .inspection(page) }
        return .unknown
    }
}

extension UnsafeRawBufferPointer {
    /// Whether the bytes begin with those of a literal.
    func begins(with literal: StaticString) -> Bool {
        guard let start = baseAddress, count >= literal.utf8CodeUnitCount else { return false }
        return memcmp(start, literal.utf8Start, literal.utf8CodeUnitCount) == 0
    }

    /// The index of the first such byte from `start` on, by `memchr`, which looks at many bytes at a time.
    func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        guard let baseAddress, start < count else { return nil }
        return memchr(baseAddress + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - baseAddress }
    }

    /// Whether the bytes are those of a literal.
    func `is`(_ literal: StaticString) -> Bool { count == literal.utf8CodeUnitCount && begins(with: literal) }
}
