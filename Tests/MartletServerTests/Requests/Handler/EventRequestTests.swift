import Testing

@testable import MartletServer

@Suite struct EventRequestTests {
    private static let representation = ["Prefer: return=representation"]

    @Test func anEventByIdentifierOrNumberGivesItsPatches() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let first = try visitor.press("inc", seq: 1)
            #expect(first.status == 200)
            #expect(first["content-type"] == "application/json")
            #expect(first["preference-applied"] == "return=representation")
            let count = try visitor.number(of: "count")
            #expect(first.text == "{\"seq\":1,\"patches\":[[\"t\",\(count),\"Count: 1\"]]}")
            let second = try visitor.press(String(try visitor.number(of: "inc")), seq: 2)
            #expect(second.text == "{\"seq\":2,\"patches\":[[\"t\",\(count),\"Count: 2\"]]}")
        }
    }

    /// “It is said where the visitor has just done something”: the page counts as changed although no view has.
    @Test func anActionThatOnlySaysSomethingHasItsPatch() throws {
        try withServer { server in
            let visitor = try Visitor(server, "/controls")
            let answer = try visitor.press("say", seq: 1)
            #expect(answer.text == #"{"seq":1,"patches":[["!","Said",1]]}"#)
        }
    }

    @Test func withoutPreferenceThereIsNoContent() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            for seq in 1...3 { #expect(try visitor.click("inc", seq: seq).status == 204) }
            #expect(try visitor.press("inc", seq: 4).text.contains("Count: 4"))
        }
    }

    @Test func aRepeatedEventGetsTheSameAnswerAndNoSecondEffect() throws {
        try withServer { server in
            let visitor = try Visitor(server, "/controls")
            for _ in 1...3 { #expect(try visitor.click("inc", seq: 1).status == 204) }
            for _ in 1...3 { #expect(try visitor.click("nobody", seq: 2).status == 404) }
            for _ in 1...3 { #expect(try visitor.click("disabled", seq: 3).status == 409) }
            #expect(try visitor.press("inc", seq: 4).text.contains("Count: 2"))
            #expect(try visitor.click("inc", seq: 1).status == 204)
            #expect(try visitor.press("inc", seq: 5).text.contains("Count: 3"))
        }
    }

    @Test func aGapSaysWhatIsExpected() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            #expect(try visitor.click("inc", seq: 1).status == 204)
            let refused = try visitor.click("inc", seq: 3)
            #expect(refused.status == 409)
            #expect(refused["content-type"] == "application/problem+json")
            #expect(refused.text.contains("\"expected\":2"))
            #expect(try visitor.press("inc", seq: 2).text.contains("Count: 2"))
        }
    }

    @Test func aPostOfSeveralEventsPerformsThemInOrder() throws {
        try withServer { server in
            let visitor = try Visitor(server, "/controls")
            let response = try visitor.post(
                """
                {"seq":1,"events":[{"target":"inc","type":"click"},{"target":"enable","type":"click"},
                {"target":"disabled","type":"click"},{"target":"text","type":"input","value":"<ä\\u0022>"}]}
                """, headers: Self.representation)
            #expect(response.status == 200)
            #expect(response.text.contains("Count: 101"))
            #expect(response.text.contains(#"Text: \u003cä\">"#))
        }
    }

    /// Without a stream nothing has been evaluated when the second event comes.
    @Test func aButtonJustEnabledCanBePressed() throws {
        try withServer { server in
            let visitor = try Visitor(server, "/controls")
            #expect(try visitor.click("enable", seq: 1).status == 204)
            #expect(try visitor.click("disabled", seq: 2).status == 204)
            #expect(try visitor.press("inc", seq: 3).text.contains("Count: 101"))
        }
    }

    @Test func anActionThatThrowsIsShownAndThePageLivesOn() throws {
        try withServer { server in
            let visitor = try Visitor(server, "/controls")
            #expect(try visitor.press("fail", seq: 1).text.contains(#"[["!","out of paper"]]"#))
            #expect(try visitor.press("inc", seq: 2).text.contains("Count: 1"))
        }
    }

    // MARK: Refusals

    /// Sends what is to be refused; afterwards the page must be as it was.
    private func expectRefusal(
        _ status: Int, _ detail: String, sourceLocation: SourceLocation = #_sourceLocation,
        _ send: (Visitor) throws -> RawResponse
    ) throws {
        try withServer {
            $0.limits.eventBytes = 4_096
        } _: { server in
            let visitor = try Visitor(server, "/controls")
            #expect(try visitor.press("inc").text.contains("Count: 1"), sourceLocation: sourceLocation)
            let response = try send(visitor)
            #expect(response.status == status, "\(response.text)", sourceLocation: sourceLocation)
            #expect(response["content-type"] == "application/problem+json", sourceLocation: sourceLocation)
            #expect(response.text.contains("\"status\":\(status)"), sourceLocation: sourceLocation)
            #expect(response.text.contains(detail), "\(response.text)", sourceLocation: sourceLocation)
            let after = try visitor.press("inc")
            #expect(after.text.contains("Count: 2"), "\(after.text)", sourceLocation: sourceLocation)
            #expect(server.statistics.pages == 1, sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: ["nobody", "999999", "0", "4294967295"], [true, false])
    func anUnknownTarget(_ target: String, _ wantsPatches: Bool) throws {
        try expectRefusal(404, "list the page's actions") { visitor in
            try visitor.post(Visitor.click(target), headers: wantsPatches ? Self.representation : [])
        }
    }

    @Test func aDisabledTarget() throws {
        try expectRefusal(409, "disabled") { try $0.click("disabled") }
        try expectRefusal(409, "disabled") { try $0.press(String($0.number(of: "disabled"))) }
    }

    @Test func aHiddenTarget() throws {
        try expectRefusal(409, "hidden") { try $0.click("hidden") }
        try expectRefusal(409, "hidden") { try $0.press(String($0.number(of: "hidden"))) }
    }

    @Test func anAmbiguousTargetListsTheCandidates() throws {
        try expectRefusal(409, "\"candidates\":[") { visitor in
            let refused = try visitor.click("twin")
            let first = try visitor.number(of: "twin")
            #expect(refused.text.contains("[\(first),"))
            return refused
        }
    }

    @Test func anEventThatNobodyListensTo() throws {
        try expectRefusal(409, "does not listen to input events") {
            try $0.post(#"{"events":[{"target":"inc","type":"input","value":"x"}]}"#)
        }
    }

    @Test(arguments: ["", "{", "[]", #"{"events":[]}"#, #"{"events":[{"target":"inc","type":"click","x":1}]}"#])
    func aMalformedBody(_ body: String) throws {
        try expectRefusal(400, "detail") { try $0.post(body) }
    }

    @Test func anOversizedBody() throws {
        let body = #"{"events":[{"target":"inc","type":"input","value":"\#(String(repeating: "x", count: 4_096))"}]}"#
        try expectRefusal(413, "detail") { try $0.post(body) }
    }

    @Test(arguments: [
        "text/plain", "application/x-www-form-urlencoded", "application/jsonx", "multipart/form-data", nil,
    ])
    func anotherContentType(_ type: String?) throws {
        try expectRefusal(415, "application/json") { try $0.post(Visitor.click("inc"), type: type) }
    }

    @Test(arguments: [
        "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site", "Origin: https://evil.example", "Origin: null",
    ])
    func anotherOrigin(_ header: String) throws {
        try expectRefusal(403, "another origin") { try $0.post(Visitor.click("inc"), headers: [header]) }
        try expectRefusal(403, "another origin") { try $0.get($0.path + "/stream?after=0", headers: [header]) }
    }

    @Test func thePagesOwnOriginIsAccepted() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let headers = ["Sec-Fetch-Site: same-origin", "Origin: http://localhost"]
            #expect(try visitor.post(Visitor.click("inc"), headers: headers).status == 204)
            #expect(try visitor.post(Visitor.click("inc"), headers: ["Origin: http://localhost"]).status == 204)
            #expect(try visitor.post(Visitor.click("inc"), type: "application/json; charset=utf-8").status == 204)
        }
    }

    @Test(arguments: ["events", "stream?after=0", "actions"])
    func inventedAndForeignPages(_ part: String) throws {
        func send(_ visitor: Visitor, _ page: String, _ cookie: String?) throws -> RawResponse {
            let path = "/_martlet/pages/\(page)/\(part)"
            if part == "events" { return try visitor.post(Visitor.click("inc"), to: path, cookie: cookie) }
            return try visitor.get(path, cookie: cookie)
        }
        try expectRefusal(404, "no such page") { try send($0, "AAAAAAAAAAAAAAAAAAAAAA", nil) }
        try expectRefusal(404, "no such page") { try send($0, $0.page, "martlet=AAAAAAAAAAAAAAAAAAAAAA") }
        try expectRefusal(404, "no such page") { try send($0, $0.page, "x=y") }
        try withServer { server in
            let visitor = try Visitor(server)
            let stranger = try Visitor(server)
            #expect(try send(visitor, visitor.page, stranger.cookie).status == 404)
            #expect(try visitor.press("inc").text.contains("Count: 1"))
        }
    }

    @Test(arguments: ["events", "stream?after=0", "actions"])
    func aPageLetGoIsGone(_ part: String) throws {
        try withServer {
            $0.limits.pagesPerSession = 1
        } _: { server in
            let old = try Visitor(server)
            let new = try Visitor(server, cookie: old.cookie)
            let path = "\(old.path)/\(part)"
            var response = part == "events" ? try old.click("inc") : try old.get(path)
            // A session that has just been busy may let the stream begin and then end it.
            while part.hasPrefix("stream"), response.status == 200, response.body.count < 20 {
                response = try old.get(path)
            }
            #expect(response.status == 410)
            #expect(response["content-type"] == "application/problem+json")
            #expect(try new.press("inc").text.contains("Count: 1"))
        }
    }

    @Test func actionsListWhatCanBeDone() throws {
        try withServer { server in
            let visitor = try Visitor(server, "/controls")
            let text = try visitor.get(visitor.path + "/actions").text
            #expect(text.contains(#""identifier":"inc","label":"+","type":"click","enabled":true"#))
            #expect(text.contains(#""identifier":"disabled","label":"Disabled","type":"click","enabled":false"#))
            #expect(!text.contains("Hidden"))
            #expect(text.ranges(of: #""identifier":"twin""#).count == 2)
        }
    }
}
