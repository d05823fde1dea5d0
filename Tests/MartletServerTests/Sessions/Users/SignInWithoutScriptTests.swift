import FoundationEssentials
import MartletUI
import Testing

@testable import MartletServer

/// “Signing in without JavaScript works (`FormAddress.isPath` refuses the form's own address: `303 /login?_page=…`).”
@Suite struct SignInWithoutScriptTests {
    private func cookie(_ answer: RawResponse) throws -> String {
        String(try #require(answer["set-cookie"]).prefix { $0 != ";" })
    }

    @Test func aFormSignsInAndOut() throws {
        try withAccounts { server in
            let visitor = try FormVisitor(server, "/")
            let posted = try visitor.post(try visitor.body(pressing: "alice"))
            let address = try #require(posted["location"])
            #expect(posted.status == 303)
            #expect(address.hasPrefix("/_martlet/session?token="))
            #expect(posted["referrer-policy"] == "no-referrer")

            let changed = try visitor.get(address)
            #expect(changed.status == 303 && changed["location"] == "/")
            let new = try cookie(changed)
            let page = try Visitor(server, "/", cookie: new)
            #expect(page.loaded.text.contains("User: Alice"))

            // Out again, by the form of the page that was loaded signed in.
            let number = try page.number(of: "out")
            let action = try #require(page.loaded.text.split(separator: "novalidate action=\"").dropFirst().first)
                .prefix { $0 != "\"" }.replacing("&amp;", with: "&")
            let out = try visitor.post("\(number)=", to: String(action), cookie: new)
            #expect(out.status == 303)
            #expect(out["location"] == "/_martlet/session?to=%2F" || out["location"] == "/_martlet/session?to=/")
            let gone = try page.get(try #require(out["location"]), cookie: new)
            #expect(gone.status == 303 && gone["set-cookie"]?.contains("Max-Age=0") == true)
            #expect(try page.get("/", cookie: new).text.contains("User: nobody"))
        }
    }

    /// What a form's own address names is still held against the paths of pages: no link makes a browser change
    /// cookies.
    @Test func aFormsAddressLeadsToNoOtherPlace() throws {
        try withAccounts { server in
            let visitor = try FormVisitor(server, "/")
            for path in ["/_martlet/session?to=/", "//example.org/", "https://example.org/"] {
                let action = visitor.action.split(separator: "&at=")[0] + "&at=" + FormVisitor.escape(path)
                let answer = try visitor.get(String(action))
                #expect(answer.status == 303)
                #expect(answer["location"]?.hasPrefix("/?_page=") == true)
            }
        }
    }

    @Test func aFormThatLeadsToAnotherServerGetsAPageThatGoesThere() throws {
        struct Away: View {
            @Environment(\.redirect) private var redirect

            var body: some View {
                VStack {
                    Button("Out") { redirect(to: address) }.accessibilityIdentifier("out")
                    Button("Part") { redirect(to: "/#part") }.accessibilityIdentifier("part")
                }
            }

            private var address: URL { URL(string: "https://example.org/a?b=%22&c=d") ?? URL(filePath: "/") }
        }
        let app = AppDefinition { WindowGroup("Away", path: "/") { Away() } }
        let server = try Server(.testing, app: app, logger: testLogger)
        defer { server.stop() }
        let visitor = try FormVisitor(server, "/")
        let answer = try visitor.post(try visitor.body(pressing: "out"))
        #expect(answer.status == 200)
        let refresh = try #require(answer["refresh"])
        #expect(refresh.hasPrefix("0; url=https://example.org/a?b=%22&c=d"))
        #expect(answer.text.contains("<a href=\"https://example.org/a?b=%22&amp;c=d\">"))
        #expect(answer["content-security-policy"]?.contains("default-src 'self'") == true)
        try visitor.reload()
        #expect(try visitor.post(try visitor.body(pressing: "part"))["location"] == "/#part")
    }
}
