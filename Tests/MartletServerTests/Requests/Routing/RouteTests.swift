import Testing

@testable import MartletServer

@Suite struct RouteTests {
    private func route(_ path: String) -> Route { Array(path.utf8).withUnsafeBytes { Route($0) } }

    @Test func pagesHaveThreePaths() throws {
        let page = PageIdentifier.Authority().makeIdentifier(for: .random())
        let path = "/_martlet/pages/\(page.text)"
        #expect(route(path + "/events") == .events(page))
        #expect(route(path + "/stream") == .stream(page))
        #expect(route(path + "/actions") == .actions(page))
        for wrong in ["", "/", "/event", "/eventsx", "/events/", "/Events", "x/events", "//events"] {
            #expect(route(path + wrong) == .unknown, "\(wrong)")
        }
        #expect(route("/_martlet/pages/\(page.text.dropLast())/events") == .unknown)
        #expect(route("/_martlet/pages/\(page.text.dropLast())*/events") == .unknown)
    }

    @Test(arguments: ["", "/", "/counter", "/healthz/", "/healthzz", "/_martlet", "/_Martlet/pages/", "*", "/\u{E4}"])
    func otherPathsAreThePrograms(_ path: String) { #expect(route(path) == .program) }

    @Test(arguments: ["/_martlet/", "/_martlet/pages/", "/_martlet/metric", "/_martlet/metrics/", "/_martlet/../x"])
    func whatIsNotThereIsUnknown(_ path: String) { #expect(route(path) == .unknown) }

    @Test func aByteIsFoundWhereItFirstStands() {
        let bytes = Array("/a/b".utf8)
        bytes.withUnsafeBytes { bytes in
            #expect(
                [0, 1, 2, 3, 4, 5].map { bytes.firstIndex(of: UInt8(ascii: "/"), from: $0) } == [
                    0, 2, 2, nil, nil, nil,
                ])
            let part = UnsafeRawBufferPointer(rebasing: bytes[1..<2])
            #expect(part.firstIndex(of: UInt8(ascii: "/"), from: 0) == nil)
        }
        #expect(UnsafeRawBufferPointer(start: nil, count: 0).firstIndex(of: 0, from: 0) == nil)
    }

    @Test func fixedPaths() {
        #expect(route("/healthz") == .health)
        #expect(route("/_martlet/metrics") == .metrics)
        #expect(route("/_martlet/assets/martlet.js") == .asset)
    }

    @Test func theStreamsQuery() {
        #expect(StreamQuery("after=12").after == 12)
        #expect(StreamQuery("resync=1&after=0") == StreamQuery("after=0&resync=1"))
        #expect(StreamQuery("after=3&resync=1").wantsResync)
        #expect(!StreamQuery("after=3&resync=0").wantsResync)
        for wrong in ["", "after", "after=", "after=-1", "after=x", "after=1.5", "after=99999999999999999999"] {
            #expect(StreamQuery(wrong).after == nil, "\(wrong)")
        }
    }
}
