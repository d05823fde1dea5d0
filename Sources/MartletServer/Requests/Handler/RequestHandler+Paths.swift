import Logging
import MartletUI

extension RequestHandler {
    /// The resource that a request's path names.
    func route(of request: HTTPRequest) -> Route {
        if let known = request.state.request.route { return known }
        let route = readRoute(of: request)
        request.state.request.route = route
        return route
    }

    private func readRoute(of request: HTTPRequest) -> Route {
        let (path, base) = (request.pathBytes, context.configuration.basePath)
        guard !base.isEmpty else { return Route(path) }
        // A supervisor on this machine does not know the base path.
        if path.is("/healthz") { return .health }
        return Self.remainder(of: path, below: base).map(Route.init) ?? .unknown
    }

    /// The path of a request below the program's base path, empty for the base itself; `nil` beside it.
    func programPath(of request: HTTPRequest) -> String? {
        Self.remainder(of: request.pathBytes, below: context.configuration.basePath).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// What follows `base` in a path.
    static func remainder(of path: UnsafeRawBufferPointer, below base: String) -> UnsafeRawBufferPointer? {
        let length = base.utf8.count
        guard path.count >= length, path.prefix(length).elementsEqual(base.utf8),
            path.count == length || path[length] == UInt8(ascii: "/")
        else { return nil }
        return UnsafeRawBufferPointer(rebasing: path[length...])
    }

    // MARK: The client

    /// The visitor's address: the connection's, or the one that a trusted proxy reports.
    func clientAddress(of request: HTTPRequest) -> String {
        guard let forwarded = origins.forwarded(request) else { return request.remoteAddress }
        return forwarded.client ?? request.remoteAddress
    }

    /// The address that a request counts for: the connection's other end, or the client that a trusted proxy reports.
    func clientBlock(of request: HTTPRequest) -> AddressBlock? {
        guard let forwarded = origins.forwarded(request) else { return request.peer }
        return AddressBlock(
            forwarded.client ?? request.remoteAddress, countsLoopback: context.configuration.countsLoopback)
    }

    /// The parts of a request that the log needs.
    func summary(of request: HTTPRequest) -> RequestSummary {
        RequestSummary(request, client: clientAddress(of: request))
    }

    /// The head of a request as the program sees it. `path` is the one below the base path.
    func head(of request: HTTPRequest, _ path: String) -> RequestRecord {
        let forwarded = origins.forwarded(request)
        if let fault = forwarded?.fault {
            context.logger.debug("A trusted proxy's headers were ignored in part", metadata: ["reason": "\(fault)"])
        }
        return RequestRecord(
            method: RequestMethod(request.method.name), path: path, query: request.query ?? "",
            lines: request.copyFields(without: context.cluster == nil ? nil : HopClaim.header),
            clientAddress: forwarded?.client ?? request.remoteAddress,
            isSecure: origins.isSecure || forwarded?.isSecure == true, sessionCookie: cookie.nameText)
    }
}
