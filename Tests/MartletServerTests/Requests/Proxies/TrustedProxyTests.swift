import Testing

@testable import MartletServer

/// Forwarded headers over a socket: this machine is the proxy, or is not.
@Suite struct TrustedProxyTests {
    private let headers = [
        "X-Forwarded-For: 6.6.6.6, 192.0.2.7", "X-Forwarded-Proto: https", "X-Forwarded-Host: shop.example",
    ]

    @Test func aTrustedProxyIsBelieved() throws {
        try withRequestServer {
            $0.trustedProxies = [AddressRange("127.0.0.0/8")].compactMap(\.self)
        } _: { server throws in
            #expect(
                try server.ask("GET", "/shown", headers: ["X-Forwarded-For: 192.0.2.7"]).text.contains(
                    "client=192.0.2.7"))
            #expect(try server.ask("GET", "/shown", headers: headers).status == 421)
        }
    }

    @Test func nobodyElseIs() throws {
        try withRequestServer { server throws in
            let page = try server.ask("GET", "/shown", headers: headers)
            #expect(page.text.contains("client=127.0.0.1 secure=false"))
        }
    }

    @Test func theKindThatTheProxyDoesNotSetIsNot() throws {
        try withRequestServer {
            $0.trustedProxies = [AddressRange("127.0.0.1")].compactMap(\.self)
            $0.usesForwardedHeader = true
            $0.publicOrigin = "https://shop.example"
        } _: { server throws in
            let page = try server.ask(
                "GET", "/shown", headers: headers + ["Forwarded: for=192.0.2.8;host=shop.example"])
            #expect(page.text.contains("client=192.0.2.8 secure=true"))
            let malformed = try server.ask("GET", "/shown", headers: ["Forwarded: for=;;"])
            #expect(malformed.text.contains("client=127.0.0.1"))
        }
    }

    @Test func severalLinesAreOneList() throws {
        try withRequestServer {
            $0.trustedProxies = [AddressRange("127.0.0.1")].compactMap(\.self)
        } _: { server throws in
            let page = try server.ask(
                "GET", "/shown", headers: ["X-Forwarded-For: 192.0.2.7", "x-forwarded-for: 192.0.2.8"])
            #expect(page.text.contains("client=192.0.2.8"))
        }
    }

    @Test func withoutAPublicOriginTheProxysWordMakesTheOrigin() throws {
        try withRequestServer {
            $0.host = "0.0.0.0"
            $0.trustedProxies = [AddressRange("127.0.0.1")].compactMap(\.self)
        } _: { server throws in
            let common = ["X-Forwarded-For: 192.0.2.7", "X-Forwarded-Proto: https"]
            let headers = common + ["X-Forwarded-Host: 192.0.2.1"]
            #expect(
                try server.ask("POST", "/echo/a", headers: headers + ["Origin: https://192.0.2.1"], body: "x").status
                    == 200)
            #expect(
                try server.ask("POST", "/echo/a", headers: headers + ["Origin: http://192.0.2.1"], body: "x").status
                    == 403)
            // A name may be anybody's, and a proxy passes on what it was asked for.
            let named = common + ["X-Forwarded-Host: shop.example"]
            #expect(
                try server.ask("POST", "/echo/a", headers: named + ["Origin: https://shop.example"], body: "x").status
                    == 421)
        }
    }

    @Test func behindAProxyThisMachineIsAnybody() throws {
        for isProxied in [true, false] {
            try withRequestServer {
                if isProxied {
                    $0.trustedProxies = [AddressRange("127.0.0.1")].compactMap(\.self)
                } else {
                    $0.publicOrigin = "https://shop.example"
                }
            } _: { server throws in
                // As a proxy asks that adds no header.
                let answer = try server.ask("GET", "/_martlet/metrics")
                #expect(answer.status == 403)
                #expect(answer.text.contains("--metrics-address"))
            }
        }
    }

    @Test func metricsAreForThisMachine() throws {
        try withRequestServer { server throws in
            #expect(try server.ask("GET", "/_martlet/metrics").status == 200)
            #expect(try server.ask("GET", "/_martlet/metrics", headers: ["X-Forwarded-For: 127.0.0.1"]).status == 403)
        }
        try withRequestServer {
            $0.metricsToken = "a-token-of-some-length"
        } _: { server throws in
            #expect(try server.ask("GET", "/_martlet/metrics").status == 403)
            #expect(
                try server.ask("GET", "/_martlet/metrics", headers: ["Authorization: Bearer a-token-of-some-length"])
                    .status == 200)
            #expect(
                try server.ask("GET", "/_martlet/metrics", headers: ["Authorization: Bearer a-token-of-some-lengtH"])
                    .status == 403)
        }
    }
}
