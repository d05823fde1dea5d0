import Martlet
import MartletTesting
import Testing

/// What the browser's script fits texts by; that it does is seen in Tests/Browser/test_reference_looks.py.
@Suite struct TruncationTests {
    @Test func textsMayShrink() async throws {
        let page = try await TestPage { Text("a").lineLimit(1).minimumScaleFactor(0.25).accessibilityIdentifier("a") }
        #expect(try page.html("a").contains("--m-least-scale:0.25"))
        #expect(try page.attribute("class", of: "a")?.contains("m-more m-fitted") == true)
    }

    @Test func scalesAreBetweenALittleAndOne() async throws {
        for (factor, scale) in [(0, "0.05"), (-1, "0.05"), (3, "1"), (CGFloat.nan, "0.05")] {
            let page = try await TestPage { Text("a").minimumScaleFactor(factor) }
            #expect(page.html.contains("--m-least-scale:\(scale)"), "\(factor)")
        }
    }

    @Test func ellipsesHaveTheirPlace() async throws {
        let page = try await TestPage {
            VStack { Text("a").truncationMode(.head).accessibilityIdentifier("a") }
                .truncationMode(.middle).accessibilityIdentifier("stack")
        }
        #expect(try page.html("stack").contains("--m-ellipsis:middle"))
        #expect(try page.html("a").contains("--m-ellipsis:head"))
    }
}
