import Glibc
import Testing

@testable import MartletServer

/// The program's routes beside its pages, over a socket.
@Suite struct RouteRequestTests {
    @Test func aRouteRunsInTheVisitorsSession() throws {
        try withRequestServer { server throws in
            let visitor = try Visitor(server, "/shown")
            #expect(try visitor.get("/visits").text == "1")
            #expect(try visitor.get("/visits").text == "2")
            #expect(try Visitor(server, "/shown").get("/visits").text == "1")
        }
    }

    @Test func withoutACookieItHasASessionOfItsOwn() throws {
        try withRequestServer { server throws in
            for _ in 0..<2 {
                let answer = try server.ask("GET", "/visits")
                #expect(answer.text == "1")
                #expect(answer["set-cookie"] == nil)
            }
            #expect(server.statistics.sessions == 0)
            #expect(server.statistics.pages == 0)
        }
    }

    @Test func anAsynchronousRouteAnswersLater() throws {
        try withRequestServer { server throws in
            // Swift's own threads, where a yield passes through, may all be waiting in other tests.
            let answer = try server.ask("GET", "/slow", timeout: 110)
            #expect(answer.text == "done")
        }
    }

    @Test func aBodyAndParametersComeToTheRoute() throws {
        try withRequestServer { server throws in
            let answer = try server.ask("POST", "/echo/r%C3%A9sum%C3%A9.txt", body: "hello")
            #expect(answer.text == "hello")
            #expect(
                answer["content-disposition"]
                    == "attachment; filename=\"r_sum_.txt\"; filename*=UTF-8''r%C3%A9sum%C3%A9.txt")
        }
    }

    @Test func onlyTheOwnOriginMayPost() throws {
        try withRequestServer { server throws in
            let foreign = ["Origin: https://evil.example"]
            #expect(try server.ask("POST", "/echo/a", headers: foreign, body: "x").status == 403)
            #expect(try server.ask("POST", "/echo/a", headers: ["Sec-Fetch-Site: cross-site"], body: "x").status == 403)
            let hook = try server.ask("POST", "/hook", headers: foreign, body: "12345")
            #expect(hook.status == 200)
            #expect(hook.text == #"{"length":5}"#)
        }
    }

    @Test func otherMethodsAndPathsAreRefused() throws {
        try withRequestServer { server throws in
            #expect(try server.ask("GET", "/echo/a").status == 405)
            #expect(try server.ask("DELETE", "/visits").status == 405)
            #expect(try server.ask("POST", "/shown", body: "x").status == 405)
            #expect(try server.ask("POST", "/echo/a/b", body: "x").status == 405)
            #expect(try server.ask("POST", "/echo/%zz", body: "x").status == 405)
        }
    }

    @Test func aBodyHasALimit() throws {
        try withRequestServer {
            $0.limits.routeBytes = 100
        } _: { server throws in
            #expect(try server.ask("POST", "/hook", body: String(repeating: "x", count: 100)).status == 200)
            #expect(try server.ask("POST", "/hook", body: String(repeating: "x", count: 101)).status == 413)
        }
    }

    @Test func whatARouteThrowsIsNotReported() throws {
        try withRequestServer { server throws in
            let answer = try server.ask("GET", "/fails")
            #expect(answer.status == 500)
            #expect(answer["content-type"] == "application/problem+json")
            #expect(!answer.text.contains("Failure"))
            #expect(answer.text.contains("reference"))
        }
    }

    @Test func aFileIsSentFromWhereItIs() throws {
        let path = "/tmp/martlet-route-\(getpid()).csv"
        let content = String(repeating: "a,b\n", count: 100_000)
        let file = try #require(fopen(path, "w"))
        fputs(content, file)
        fclose(file)
        defer { unlink(path) }
        try withRequestServer { server throws in
            let answer = try server.ask("GET", "/file?path=\(path)")
            #expect(answer.status == 200)
            #expect(answer["content-type"] == "text/csv; charset=utf-8")
            #expect(answer["content-length"] == "400000")
            #expect(answer.text == content)
            #expect(try server.ask("GET", "/file?path=/nowhere/at/all").status == 404)
            #expect(try server.ask("GET", "/file?path=/tmp").status == 500)
            #expect(try server.ask("GET", "/file?path=/dev/zero").status == 500)
        }
    }

    @Test func headersOfTheServersOwnAreLeftOut() throws {
        try withRequestServer { server throws in
            let answer = try server.ask("GET", "/cookies")
            #expect(answer.status == 204)
            #expect(answer["set-cookie"] == "theme=dark")
            #expect(answer["x-bad"] == nil)
        }
    }
}
