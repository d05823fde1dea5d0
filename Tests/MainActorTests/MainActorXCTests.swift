import Martlet
import MartletTesting
import XCTest

/// Tests with XCTest, whose classes are nonisolated by default.
nonisolated final class MainActorXCTests: XCTestCase {
    @MainActor func testAModelOfTheMainActors() async throws {
        for transport in TestTransport.allCases {
            let page = try await TestPage(over: transport) { Notes() }
            try await page.wait(for: "count", toRead: "2 notes")
            try await page.click("add")
            XCTAssertEqual(try page.text("count"), "3 notes")
        }
    }
}
