import MartletTesting
import SwiftUI
import Testing

/// Small programs, each from another area. Their sources import what Apple's systems have, and nothing else.
@Suite struct ProgramTests {
    @Test func valuesHaveFormats() async throws {
        let page = try await TestPage { UnitConverter() }
        #expect(page.text.contains("68") && page.text.contains("293."))
        try await page.type("100", into: .label("Value"))
        #expect(page.text.contains("212.0"))
        try await page.toggle(.label("Kelvin"))
        #expect(page.text.contains("-173."))
    }

    @Test func timesRun() async throws {
        let page = try await TestPage { Stopwatch() }
        #expect(page.text.contains("No Laps"))
        try await page.click(.role(.button, "Start"))
        try await page.click(.role(.button, "Lap"))
        #expect(page.text.contains("Lap 1") && page.html.contains("m-tick-timer"))
        try await page.click(.role(.button, "Stop"))
        #expect(try page.isDisabled(.role(.button, "Lap")))
    }

    @Test func drawingsHaveSymbols() async throws {
        let page = try await TestPage { StarField() }
        #expect(page.elements(.tag("foreignObject")).count == 4 && page.text.contains("3 stars"))
        try await page.click(.role(.button, "Increment"))
        #expect(page.elements(.tag("foreignObject")).count == 5 && page.text.contains("4 stars"))
    }

    @Test func chartsAreChosenFrom() async throws {
        let page = try await TestPage { SpendingChart() }
        try await page.click(.role(.button, "Rent"))
        #expect(try page.text("share") == "Rent: 60%")
        try await page.toggle(.label("Circle"))
        #expect(page.html.contains("m-pie") && page.elements(.tag("td")).count == 6)
    }

    @Test func looksChange() async throws {
        let page = try await TestPage { PosterStudio() }
        #expect(page.styleSheet.contains("linear-gradient") || page.html.contains("linear-gradient"))
        try await page.choose("Angular", in: .label("Paint"))
        #expect(page.styleSheet.contains("conic-gradient") || page.html.contains("conic-gradient"))
        try await page.type("90", into: .label("Hue"))
        #expect(try page.html("poster").contains("hue-rotate(90deg)"))
    }

    @Test func symbolsAreFound() async throws {
        let page = try await TestPage { SymbolBrowser() }
        #expect(page.elements(.role(.button, "heart")).count == 1)
        try await page.type("be", into: .role(.searchBox, "Search"))
        #expect(page.elements(.role(.button, "heart")).isEmpty && page.elements(.role(.button, "bell")).count == 1)
    }

    @Test func textsHaveParts() async throws {
        let page = try await TestPage { StyledLetter() }
        #expect(try page.text("letter") == "we kindly ask for your answer.")
        #expect(try page.html("letter").contains("href=\"https://example.com\""))
        #expect(try page.text("end").hasPrefix("Yours, Grace"))
        try await page.type("Alan", into: .label("Name"))
        #expect(try page.text("greeting") == "Dear Alan,")
    }

    @Test func placesHaveFormats() async throws {
        let page = try await TestPage { WorldFormats() }
        #expect(try page.text("number") == "1,234,567.5")
        try await page.choose("Berlin", in: .label("Place"))
        #expect(try page.text("number") == "1.234.567,5")
        #expect(try page.text("date").contains("Juni"))
        try await page.choose("Cairo", in: .label("Place"))
        #expect(try page.text("direction") == "right to left" && page.html.contains("dir=\"rtl\""))
    }

    @Test func stylesAreOnesOwn() async throws {
        let page = try await TestPage { OwnControls() }
        try await page.click(.role(.button, "Press (0)"))
        #expect(page.text.contains("Press (1)") && page.text.contains("is off"))
        try await page.click(.text("Lamp"))
        #expect(page.text.contains("is on"))
        try await page.click(.role(.button, "Fill"))
        #expect(page.text.contains("●●"))
    }

    @Test func motionsEnd() async throws {
        let page = try await TestPage { DiceRoll() }
        try await page.click(.role(.button, "Roll"))
        #expect(page.text.contains("Roll 1: 4"))
        try await page.wait { try $0.text("state") == "Settled" }
    }

    @Test func cardsMove() async throws {
        let page = try await TestPage { CardDeck() }
        try await page.click(.role(.button, "King"))
        #expect(try page.text("Deck") == "Deck: 2" && page.text("Hand") == "Hand: 1")
        try await page.click(.role(.button, "King"))
        #expect(try page.text("Deck") == "Deck: 3")
    }

    @Test func valuesAreAdjusted() async throws {
        let page = try await TestPage { VolumeKnob() }
        try await page.click(.role(.button, "Increment"))
        #expect(try page.text("volume") == "6 of 10")
        try await page.click(.role(.button, "Mute"))
        #expect(try page.text("volume") == "Muted")
        try await page.click(.role(.button, "Reset"))
        #expect(try page.text("volume") == "5 of 10")
    }

    @Test func pairsAreFound() async throws {
        let page = try await TestPage { ColorMemory() }
        for card in ["card0", "card3", "card1", "card4", "card2", "card5"] { try await page.click("\(card)") }
        #expect(try page.text("pairs") == "Pairs: 3")
        try await page.click(.role(.button, "Again"))
        #expect(try page.text("pairs") == "Pairs: 0")
    }

    @Test func tagsFlow() async throws {
        let page = try await TestPage { TagCloud() }
        try await page.type("Linux", into: .label("Tag"))
        try await page.click(.role(.button, "Add"))
        #expect(try page.text("tags") == "Swift, Server, Browser, Linux")
        try await page.click(.role(.button, "Remove Server"))
        #expect(try page.text("tags") == "Swift, Browser, Linux")
    }

    @Test func pinsAreDragged() async throws {
        let page = try await TestPage { MapPin() }
        try await page.drag("pin", by: CGSize(width: 30, height: 40))
        #expect(try page.text("place") == "At 30, 40")
        try await page.click("taps")
        #expect(try page.text("taps") == "Taps: 1")
        try await page.longPress("hold")
        #expect(try page.text("state") == "Placed")
    }

    @Test func treesOpen() async throws {
        let page = try await TestPage { FileTree() }
        try await page.click(.role(.button, "Sources"))
        try await page.click(.role(.button, "Views"))
        #expect(page.text.contains("Home.swift"))
        try await page.click(.role(.button, "Open README.md"))
        #expect(try page.text("opened") == "Opened: 1")
    }

    @Test func tablesAreSorted() async throws {
        let page = try await TestPage { Leaderboard() }
        #expect(try page.text(.tag("tbody")).hasPrefix("Grace"))
        try await page.click(.role(.button, "Name"))
        #expect(try page.text(.tag("tbody")).hasPrefix("Ada"))
        #expect(try page.text("chosen") == "Nobody")
    }

    @Test func olderProgramsRun() async throws {
        let page = try await TestPage { Thermostat() }
        try await page.click(.role(.button, "Increment"))
        #expect(page.text.contains("21 °C") && page.text.contains("20 °C"))
        try await page.click(.role(.button, "Reset"))
        try await page.click(.role(.button, "Yes"))
        #expect(!page.text.contains("21 °C"))
    }

    /// A module that exports names one by one has the operators of their types all the same.
    @Test func namesHaveTheirOperators() {
        #expect(-(Angle.degrees(30) * 2 + .degrees(10) - .degrees(5) / 5) == .degrees(-69))
        #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    }
}
