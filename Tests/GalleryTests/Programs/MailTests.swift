import Martlet
import MartletTesting
import Testing

@testable import Gallery

@Suite struct MailTests {
    @Test func aMessageIsReadAndThrownAway() async throws {
        let page = try await TestPage { MailProgram() }
        try await page.click(.role(.checkbox, containing: "The engine"))
        #expect(page.contains(.text(containing: "From Ada")))
        try await page.click(.role(.checkbox, containing: "Sent"))
        #expect(page.contains(.text("No Message Selected")))
        try await page.click(.role(.checkbox, containing: "Inbox"))
        try await page.click(.role(.checkbox, containing: "Sunday’s run"))
        #expect(page.contains(.text(containing: "From Alan")))
        #expect(page.diagnostics == [])
    }
}
