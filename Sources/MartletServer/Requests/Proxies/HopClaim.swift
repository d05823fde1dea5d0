/// What a request says of having been passed on by another server.
enum HopClaim: Equatable, Sendable {
    /// Nothing.
    case none
    /// A server of the cluster has passed it on.
    case genuine(HopSeal)
    /// It says so, and no server of the cluster has.
    case forged

    static let header: StaticString = "Martlet-Hop"
}

extension HTTPRequest {
    /// What the request says of having been passed on. It is checked once.
    func hop(_ keys: [[UInt8]]) -> HopClaim {
        guard !keys.isEmpty else { return .none }
        if let found = state.request.hop { return found }
        var found = HopClaim.none
        if let text = headerBytes(HopClaim.header) {
            let seal = HopSeal(text, for: sealed(method.name), now: SystemTime.wallMilliseconds, keys: keys)
            found = seal.map(HopClaim.genuine) ?? .forged
        }
        state.request.hop = found
        return found
    }

    /// What the code of a seal is about.
    func sealed(_ method: String) -> HopSeal.Request {
        HopSeal.Request(method: method, target: wholeTarget, cookies: bytes(of: .cookie))
    }

    /// The path and the query.
    var wholeTarget: String { path + (query.map { "?" + $0 } ?? "") }
}
