import MartletUI

/// The answer to a form whose action leads to another server.
///
/// A browser treats a redirect as sending the form there, which the pages' policy forbids. So the answer is a page that
/// refreshes to the address by itself, with a link in case it does not.
enum RedirectPage {
    static func response(_ address: String, _ assets: Assets) -> HTTPResponse {
        var body = Bytes()
        body.write("<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\">")
        body.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        body.write("<title>On to another server</title><link rel=\"icon\" href=\"data:,\">")
        body.write("<link rel=\"stylesheet\" href=")
        body.writeAttributeValue(assets.style.path)
        body.write("></head><body><main id=\"martlet\"><h1>On to another server</h1><p><a href=")
        body.writeAttributeValue(address)
        body.write(">")
        body.writeHTML(address)
        body.write("</a></p></main></body></html>")
        return HTTPResponse(
            status: 200,
            headers: [
                ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"),
                ("Refresh", "0; url=\(address)"), ("Referrer-Policy", "no-referrer"),
                ("Content-Security-Policy", "default-src 'self'; frame-ancestors 'none'; base-uri 'none'"),
                ("X-Content-Type-Options", "nosniff"),
            ], body: .bytes(Array(body)))
    }
}
