import MartletUI

extension HTTPResponse {
    /// Redirects the browser to `address` with `GET`, and sets or removes a cookie.
    static func redirect(to address: String, setting cookie: String? = nil) -> HTTPResponse {
        var headers = [
            (name: "Location", value: address), (name: "Cache-Control", value: "no-store"),
            // The other page must not learn the address that led to it, which may contain a sign-in's token.
            (name: "Referrer-Policy", value: "no-referrer"), (name: "X-Content-Type-Options", value: "nosniff"),
        ]
        if let cookie { headers.append((name: "Set-Cookie", value: cookie)) }
        return HTTPResponse(status: 303, headers: headers)
    }

    /// Has the client send its request again, with its method and its body; `nil` if the address might lead elsewhere.
    static func repeated(at address: PageAddress) -> HTTPResponse? {
        guard LocalPath.isLocal(address.whole) else { return nil }
        return HTTPResponse(status: 307, headers: redirect(to: address.whole).headers)
    }
}
