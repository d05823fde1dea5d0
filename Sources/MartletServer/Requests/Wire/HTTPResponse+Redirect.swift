extension HTTPResponse {
    /// Sends the browser on to `address` with `GET`, and with a cookie if that is to be set or taken away.
    static func redirect(to address: String, setting cookie: String? = nil) -> HTTPResponse {
        var headers = [
            (name: "Location", value: address), (name: "Cache-Control", value: "no-store"),
            // What led here (a sign-in's token, say) is nobody's business there.
            (name: "Referrer-Policy", value: "no-referrer"), (name: "X-Content-Type-Options", value: "nosniff"),
        ]
        if let cookie { headers.append((name: "Set-Cookie", value: cookie)) }
        return HTTPResponse(status: 303, headers: headers)
    }
}
