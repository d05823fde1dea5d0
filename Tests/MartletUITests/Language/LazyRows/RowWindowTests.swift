import Testing

@testable import MartletUI

@Suite struct RowWindowTests {
    @Test(arguments: [-1, 0, 1, 59, 60])
    func aShortListHasAllItsRows(total: Int) {
        var window = RowWindow()
        #expect(window.rows(of: total) == 0..<max(0, total))
        window.request(30..<40)
        #expect(window.rows(of: total) == 0..<max(0, total))
    }

    @Test func theWindowStaysInsideTheList() {
        var window = RowWindow()
        #expect(window.rows(of: 1_000) == 0..<60)
        window.request(500..<600)
        #expect(window.rows(of: 1_000) == 500..<600)
        #expect(window.rows(of: 550) == 450..<550)
        #expect(window.rows(of: 70) == 0..<70)
        window.request(Int.max / 2 - 1..<Int.max / 2)
        #expect(window.rows(of: 1_000) == 999..<1_000)
    }

    @Test func pagesOfRowsReachEveryRow() {
        var window = RowWindow()
        var seen = Set(window.rows(of: 1_003))
        for _ in 0..<20 {
            window.turnPage(forward: true, of: 1_003)
            seen.formUnion(window.rows(of: 1_003))
        }
        #expect(seen == Set(0..<1_003))
        for _ in 0..<20 { window.turnPage(forward: false, of: 1_003) }
        #expect(window.rows(of: 1_003) == 0..<60)
    }

    @Test func aRowThatIsAskedForIsInTheWindow() {
        for position in [0, 59, 60, 61, 119, 500, 998, 999] {
            var window = RowWindow()
            window.include(position, of: 1_000)
            #expect(window.rows(of: 1_000).contains(position))
        }
    }

    @Test(arguments: ["0-0", "0-499", "4980-5059"])
    func reportsAreRead(text: String) throws {
        let bounds = text.split(separator: "-").compactMap { Int($0) }
        #expect(RowWindow.parse(text) == bounds[0]..<bounds[1] + 1)
    }

    @Test(arguments: [
        "", "-", "1", "1-", "-1", "2-1", "0-500", "0-9223372036854775807", "9223372036854775806-9223372036854775807",
        "+1-2", "1 -2", "１-２", "1-2-3", "99999999999999999999999-99999999999999999999999", "0x1-2",
    ])
    func malformedReportsAreRefused(text: String) {
        #expect(RowWindow.parse(text) == nil)
    }
}
