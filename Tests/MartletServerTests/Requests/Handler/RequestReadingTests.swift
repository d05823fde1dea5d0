import Glibc
import Testing

@testable import MartletServer

/// What views read of their request, and say of the answer.
@Suite struct RequestReadingTests {
    @Test func aViewReadsItsRequest() throws {
        try withRequestServer { server throws in
            let page = try server.ask(
                "GET", "/shown?tag=a%20b&tag=c+d&bad=%zz",
                headers: ["User-Agent: Swallow/1 <x>", "Cookie: theme=dark; martlet=AAAAAAAAAAAAAAAAAAAAAA; a=b=c"]
            ).text
            #expect(page.contains("path=/shown client=127.0.0.1 secure=false"))
            #expect(page.contains("tags=a b+c d"))
            #expect(page.contains("agent=Swallow/1 &lt;x>") || page.contains("agent=Swallow/1 &lt;x&gt;"))
            #expect(page.contains("cookies=theme:dark,a:b=c"))
            #expect(page.contains("raw=none"))
        }
    }

    @Test func aViewSaysMetadataAndLanguage() throws {
        try withRequestServer { server throws in
            let page = try server.ask("GET", "/shown").text
            #expect(page.contains("<html lang=de data-martlet") || page.contains("<html lang=\"de\" data-martlet"))
            #expect(page.contains("name=\"description\"") || page.contains("name=description"))
            #expect(page.contains("&quot;Wert&quot; &amp; mehr") || page.contains("\"&quot;Wert"))
            #expect(page.contains("<meta property=\"og:title\"") || page.contains("<meta property=og:title"))
            #expect(page.contains("<link rel=\"canonical\""))
        }
    }

    @Test func aTitleFollowsItsValue() throws {
        try withRequestServer { server throws in
            let visitor = try Visitor(server, "/titled")
            #expect(visitor.loaded.text.contains("<title>Count &lt;0&gt;</title>"))
            #expect(try visitor.press("inc").text.contains(#"["h","Count \u003c1>"]"#))
            #expect(try visitor.press("inc").text.contains(#"["h","Fallback"]"#))
        }
    }

    @Test func aResyncSaysTheTitleAgain() throws {
        try withRequestServer { server throws in
            let visitor = try Visitor(server, "/titled")
            let stream = try visitor.openStream(resync: true)
            #expect(try stream.frame().patches.contains(#"["h","Count \u003c0>"]"#))
        }
    }

    @Test func aPageThatComesBackKeepsItsTitle() throws {
        try withRequestServer {
            $0.limits.hydratedRetention = 15
            $0.limits.unconfirmedRetention = .infinity
            $0.useManualTime()
        } _: { server in
            let visitor = try Visitor(server, "/titled")
            #expect(server.advance(by: 15) { server.context.statistics.dehydratedPages.current == 1 })
            let answer = try visitor.press("inc").text
            #expect(answer.contains(#"["h","Count \u003c1>"]"#))
            #expect(!answer.contains(#"["z""#))
        }
    }

    @Test func aViewSaysTheStatusAndHeaders() throws {
        try withRequestServer { server throws in
            let gone = try server.ask("GET", "/gone")
            #expect(gone.status == 410)
            #expect(gone["x-reason"] == "moved")
            #expect(gone["set-cookie"] != nil)
            let unsafe = try server.ask("GET", "/unsafe")
            #expect(unsafe.status == 200)
            #expect(unsafe["x-bad"] == nil)
            #expect(unsafe["set-cookie"]?.hasPrefix("martlet=") == true)
        }
    }

    @Test(arguments: [("/away", "/shown?from=away"), ("/early", "/shown")])
    func aRedirectBeforeTheHTMLIsAnAnswer(_ path: String, _ target: String) throws {
        try withRequestServer { server throws in
            let answer = try server.ask("GET", path)
            #expect(answer.status == 303)
            #expect(answer["location"] == target)
            #expect(answer["set-cookie"] != nil)
            #expect(answer.text.isEmpty)
        }
    }

    @Test func aRedirectLeadsToNoOtherHost() throws {
        try withRequestServer { server throws in
            let answer = try server.ask("GET", "/elsewhere")
            #expect(answer.status == 200)
            #expect(answer["location"] == nil)
        }
    }

    @Test func aLaterRedirectIsAPatch() throws {
        try withRequestServer { server throws in
            let answer = try Visitor(server, "/titled").press("go")
            #expect(answer.text.contains(#"["n","/shown"]"#))
        }
    }

    @Test func whatIsNotThereHasAPageForBrowsers() throws {
        try withRequestServer { server throws in
            let page = try server.ask("GET", "/no/such/thing", headers: ["Accept: text/html,*/*"])
            #expect(page.status == 404)
            #expect(page.text.contains("Nothing here"))
            let other = try server.ask("GET", "/favicon.ico", headers: ["Accept: image/*"])
            #expect(other.status == 404)
            #expect(other["content-type"] == "application/problem+json")
            #expect(server.statistics.sessions == 1)
        }
    }
}
