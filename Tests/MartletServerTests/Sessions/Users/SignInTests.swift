import Testing

@testable import MartletServer

/// Signing in over a socket: the cookie changes, the session lives on, and whoever knew the old cookie has nothing.
@Suite struct SignInTests {
    @Test func theCookieIsAnotherAndTheStateSurvives() throws {
        try withAccounts { server in
            let visitor = try Visitor(server, "/")
            #expect(visitor.loaded.text.contains("User: nobody"))
            #expect(try visitor.press("inc").text.contains("Count: 1"))
            let answer = try visitor.get(try visitor.addressOfSignIn())
            #expect(answer.status == 303)
            #expect(answer["location"] == "/")
            #expect(answer["cache-control"] == "no-store")
            #expect(answer["referrer-policy"] == "no-referrer")
            let cookie = try #require(answer["set-cookie"])
            #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Lax"))
            let new = String(cookie.prefix { $0 != ";" })
            #expect(new != visitor.cookie)

            // The page of before is still there, for the new cookie only.
            let click = Visitor.click("inc")
            #expect(try visitor.post(click).status == 404)
            let later = try visitor.post(click, headers: ["Prefer: return=representation"], cookie: new)
            #expect(later.text.contains("Count: 2"))
            let page = try visitor.get("/", cookie: new)
            #expect(page.text.contains("User: Alice"))
            #expect(page["set-cookie"] == nil)
            #expect(page["cache-control"] == "no-store")
            #expect(visitor.loaded["cache-control"] == "private, no-cache")
        }
    }

    @Test func allPagesThatShowTheUserAreFlushed() throws {
        try withAccounts { server in
            let one = try Visitor(server, "/")
            let other = try Visitor(server, "/", cookie: one.cookie)
            let cookie = try one.signIn()
            let socket = try RawSocket(port: server.port, timeout: 60)
            try socket.request("GET", other.path + "/stream?after=0", headers: ["Cookie: \(cookie)"])
            let frame = try PageStream(socket).frame()
            #expect(frame.patches.contains("User: Alice"))
            #expect(!frame.patches.contains("Unrelated"))
        }
    }

    @Test func untilTheBrowserComesNobodyIsSignedIn() throws {
        try withAccounts { server in
            let visitor = try Visitor(server, "/")
            _ = try visitor.addressOfSignIn()
            #expect(try visitor.get("/").text.contains("User: nobody"))
        }
    }

    // MARK: Fixation

    @Test func whoPlantedTheOldCookieHasNothing() throws {
        try withAccounts { server in
            let attacker = try Visitor(server, "/")
            let stream = try attacker.openStream()
            let victim = try Visitor(server, "/", cookie: attacker.cookie)
            _ = try victim.signIn()
            // The stream ends without a word of the user, and the old cookie is a new visitor's.
            #expect(try !stream.readToEnd().contains("Alice"))
            #expect(try attacker.get("/").text.contains("User: nobody"))
            #expect(try attacker.get(attacker.path + "/stream?after=0").status == 404)
            #expect(try attacker.get(attacker.path + "/actions").status == 404)
            #expect(try attacker.click("inc").status == 404)
        }
    }

    @Test func anInventedCookieIsNotTakenOver() throws {
        try withAccounts { server in
            let invented = "martlet=\(SessionIdentifier.random().text)"
            let visitor = try Visitor(server, "/", cookie: invented)
            #expect(visitor.cookie != invented)
            #expect(try visitor.get("/", cookie: invented)["set-cookie"] != nil)
        }
    }

    // MARK: Tokens

    @Test func aTokenCountsOnce() throws {
        try withAccounts { server in
            let visitor = try Visitor(server, "/")
            let address = try visitor.addressOfSignIn()
            let first = try visitor.get(address)
            #expect(first.status == 303)
            let cookie = try #require(first["set-cookie"]?.prefix { $0 != ";" })
            for again in [visitor.cookie, String(cookie)] {
                let second = try visitor.get(address, cookie: again)
                #expect(second.status == 403)
                #expect(second["set-cookie"] == nil)
                #expect(second["location"] == nil)
            }
            #expect(try visitor.get("/", cookie: String(cookie)).text.contains("User: Alice"))
        }
    }

    @Test func aTokenExpires() throws {
        try withAccounts(AccountProgram.Records(), { $0.limits.signInTime = 0 }) { server in
            let visitor = try Visitor(server, "/")
            #expect(try visitor.get(try visitor.addressOfSignIn()).status == 403)
            #expect(try visitor.get("/").text.contains("User: nobody"))
        }
    }

    @Test func aTokenOfAnotherSessionIsRefused() throws {
        try withAccounts { server in
            let attacker = try Visitor(server, "/")
            let victim = try Visitor(server, "/")
            // Login CSRF: the victim's browser is sent to the attacker's address.
            let address = try attacker.addressOfSignIn()
            #expect(try victim.get(address).status == 403)
            #expect(try victim.get("/").text.contains("User: nobody"))
            // A sign-in of the victim's own under way does not help.
            _ = try victim.addressOfSignIn("bob")
            #expect(try victim.get(address).status == 403)
            // Without a cookie it is nobody's.
            let socket = try RawSocket(port: server.port, timeout: 60)
            try socket.request("GET", address)
            #expect(try socket.response().status == 403)
        }
    }

    @Test(arguments: ["", "A", "AAAAAAAAAAAAAAAAAAAAAA", "%00", "AAAAAAAAAAAAAAAAAAAAAAA"])
    func anInventedTokenIsRefused(token: String) throws {
        try withAccounts { server in
            let visitor = try Visitor(server, "/")
            _ = try visitor.addressOfSignIn()
            #expect(try visitor.get("/_martlet/session?token=\(token)&to=%2F").status == 403)
            #expect(try visitor.get("/").text.contains("User: nobody"))
        }
    }

    @Test func aTokenIsNotUsedUpByHeadOrFromElsewhere() throws {
        try withAccounts { server in
            let visitor = try Visitor(server, "/")
            let address = try visitor.addressOfSignIn()
            let socket = try RawSocket(port: server.port, timeout: 60)
            try socket.request("HEAD", address, headers: ["Cookie: \(visitor.cookie)"])
            #expect(try socket.response(hasBody: false).status == 405)
            for site in ["cross-site", "same-site", "none"] {
                #expect(try visitor.get(address, headers: ["Sec-Fetch-Site: \(site)"]).status == 403)
            }
            #expect(try visitor.post("{}", to: address).status == 405)
            #expect(try visitor.get(address, headers: ["Sec-Fetch-Site: same-origin"]).status == 303)
        }
    }

    // MARK: Where to

    @Test(arguments: [
        "https%3A%2F%2Fexample.org%2F", "%2F%2Fexample.org", "%2F%5Cexample.org", "%5C%5Cexample.org",
        "%2F%09%2Fexample.org", "%2F%0D%0ASet-Cookie:a=b", "javascript:alert(1)", "example.org", "", "%2", "%FF",
        "%2Fa%20b", "%2F%C3%A9", "%20%2F",
    ])
    func aSignInLeadsNowhereElse(path: String) throws {
        try withAccounts { server in
            let visitor = try Visitor(server, "/")
            let address = try visitor.addressOfSignIn()
            let end = try #require(address.firstRange(of: "&to=")?.lowerBound)
            let answer = try visitor.get(address[..<end] + "&to=\(path)")
            #expect(answer.status == 400)
            #expect(answer["location"] == nil)
            // Nor does the address of a session that has ended.
            let socket = try RawSocket(port: server.port, timeout: 60)
            try socket.request("GET", "/_martlet/session?to=\(path)")
            #expect(try socket.response().status == 400)
            // The token was not used up by it.
            #expect(try visitor.get(address).status == 303)
        }
    }

    @Test func aPathOfTheProgramsThatLeadsElsewhereIsTheFirstPage() throws {
        try withAccounts { server in
            let visitor = try Visitor(server, "/hostile")
            #expect(try visitor.addressOfSignIn().hasSuffix("&to=%2F"))
        }
    }

    // MARK: Another user

    @Test func anotherUserBeginsWithNothingOfTheFirst() throws {
        try withAccounts { server in
            let visitor = try Visitor(server, "/")
            #expect(try visitor.press("inc").text.contains("Count: 1"))
            let alices = try visitor.signIn()
            let again = try Visitor(server, "/", cookie: alices)
            let bobs = try again.signIn("bob")
            #expect(try visitor.get("/", cookie: bobs).text.contains("User: Bob"))
            #expect(try visitor.post(Visitor.click("inc"), cookie: bobs).status == 404)
            #expect(try visitor.get("/", cookie: alices).text.contains("User: nobody"))
            #expect(server.statistics.sessions == 2)
        }
    }
}
