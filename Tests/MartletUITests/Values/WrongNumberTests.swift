import MartletUI
import Testing

/// Numbers for which SwiftUI warns: they are reported once in development, and clamped to something that can be shown.
@Suite struct WrongNumberTests {
    private struct Changing<Content: View>: View {
        let content: (Int) -> Content
        @State private var count = 0
        var body: some View {
            Button("\(count)") { count += 1 }.accessibilityIdentifier("next")
            content(count)
        }
    }

    private func reported<Content: View>(_ content: @escaping (Int) -> Content) throws -> [Diagnostic] {
        let page = try EnginePage(Changing(content: content))
        try page.press("next")
        try page.press("next")
        let quiet = try EnginePage(Changing(content: content)) { $0.isDevelopment = false }
        #expect(quiet.reported.isEmpty)
        return page.reported
    }

    private func isReportedOnce<Content: View>(_ content: @escaping (Int) -> Content) throws -> Bool {
        let reported = try reported(content)
        guard case .unusableNumber? = reported.first else { return false }
        return reported.count == 1
    }

    @Test func framesOfNoSize() throws {
        for length: Double in [-1, .nan, .infinity, -.infinity] {
            #expect(try isReportedOnce { _ in Text("a").frame(width: length) })
            #expect(try isReportedOnce { Text("a").frame(height: length - Double($0)) })
        }
        #expect(try reported { _ in Text("a").frame(width: 0, height: nil) }.isEmpty)
    }

    @Test func framesThatContradictThemselves() throws {
        #expect(try isReportedOnce { _ in Text("a").frame(minWidth: 20, maxWidth: 10) })
        #expect(try isReportedOnce { _ in Text("a").frame(minHeight: 20, idealHeight: 10) })
        #expect(try isReportedOnce { _ in Text("a").frame(idealHeight: 20, maxHeight: 10) })
        #expect(try isReportedOnce { _ in Text("a").frame(minWidth: .nan) })
        #expect(try reported { _ in Text("a").frame(minWidth: 0, idealWidth: 5, maxWidth: .infinity) }.isEmpty)
        let page = try EnginePage { Text("a").frame(minWidth: 20, maxWidth: 10) }
        #expect(page.styledHTML.contains("min-width:20px") && page.styledHTML.contains("max-width:10px"))
    }

    @Test func progressBeyondItsEnds() throws {
        for (value, total) in [(-1.0, 1.0), (2, 1), (.nan, 1), (1, 0), (0, 0), (1, -1)] {
            #expect(try isReportedOnce { _ in ProgressView(value: value, total: total) }, "\(value) of \(total)")
        }
        #expect(try reported { ProgressView(value: Double($0), total: 3) }.isEmpty)
        #expect(try reported { _ in ProgressView(value: Double?.none) }.isEmpty)
    }

    @Test func slidersWithoutAScale() throws {
        for step in [0, -1, .nan, .infinity] {
            #expect(try isReportedOnce { _ in Slider(value: .constant(0.5), in: 0...1, step: step) })
        }
        #expect(try isReportedOnce { _ in Slider(value: .constant(0.5), in: 0...Double.infinity) })
        #expect(try reported { _ in Slider(value: .constant(0.5), in: 1...1, step: 0.1) }.isEmpty)
    }

    /// A list whose length a visitor chooses makes no more rows than the page may hold, and stops counting there.
    @Test func listsWithoutEnd() throws {
        final class Made { var rows = 0 }
        let made = Made()
        let page = try EnginePage(
            VStack {
                ForEach(0..<Int.max) { number in
                    made.rows += 1; return Text("\(number)")
                }
                ForEach(Int.min..<Int.max) { number in
                    made.rows += 1; return Text("\(number)")
                }
                ForEach(Int.min...Int.max, id: \.self) { number in
                    made.rows += 1; return Text("\(number)")
                }
                List(0..<Int.max) { number in
                    made.rows += 1; return Text("\(number)")
                }
            }
        ) { $0.limits.views = 100 }
        #expect(made.rows < 110)
        #expect(page.occurrences(of: "<span>") < 110)
        #expect(!page.reported.isEmpty)
    }
}
