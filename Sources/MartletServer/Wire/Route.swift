/// What a request's path asks for.
enum Route: Equatable {
    case asset
    case health
    case metrics
    case stream(PageIdentifier)
    case events(PageIdentifier)
    case actions(PageIdentifier)
    /// Below `/_martlet/`, but nothing that is there.
    case unknown
    /// A path of the program's.
    case program

    init(_ path: UnsafeRawBufferPointer) {
        if path.elementsEqual("/healthz".utf8) {
            self = .health
        } else if !path.starts(with: "/_martlet/".utf8) {
            self = .program
        } else if path.elementsEqual("/_martlet/metrics".utf8) {
            self = .metrics
        } else if path.starts(with: "/_martlet/assets/".utf8) {
            self = .asset
        } else {
            self = Self.page(path)
        }
    }

    private static func page(_ path: UnsafeRawBufferPointer) -> Route {
        let prefix = "/_martlet/pages/".utf8
        guard path.starts(with: prefix), path.count > prefix.count + 23 else { return .unknown }
        let identifier = path[prefix.count..<(prefix.count + 22)]
        guard let page = PageIdentifier(identifier) else { return .unknown }
        let rest = path[(prefix.count + 22)...]
        if rest.elementsEqual("/events".utf8) { return .events(page) }
        if rest.elementsEqual("/stream".utf8) { return .stream(page) }
        if rest.elementsEqual("/actions".utf8) { return .actions(page) }
        return .unknown
    }
}
