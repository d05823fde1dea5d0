import Foundation
import Martlet
import MartletTesting
import Testing

// A program's file that imports both modules: each name has one meaning. It compiles with and without the trait
// `Foundation`.

private final class Model: ObservableObject {
    @Published var id = UUID()
    var url: URL? = URL(string: "https://example.org")
    var made = Date(timeIntervalSince1970: 0)
    var name: Notification.Name = Notification.Name("made")
    var progress = Progress(totalUnitCount: 2)
    var operation: Operation? = BlockOperation {}
    var length = Measurement(value: 2, unit: UnitLength.meters)
    var unit: Unit = UnitLength.kilometers
    var formatter: Formatter = NumberFormatter()
    var locale = Locale(identifier: "en")
    var zone = TimeZone.gmt
    var calendar = Calendar(identifier: .gregorian)
    var data = Data([1]), bundle: Bundle? = nil, thread: Thread? = nil, stream: Stream? = nil
    var loop: RunLoop? = nil
    var work: Task<Void, any Error>?

    func post() { NotificationCenter.default.post(Notification(name: name)) }

    func later(on queue: DispatchQueue) { queue.async {} }

    func start() { work = Task { try await Task.sleep(for: .seconds(0)) } }
}

private struct Names: View {
    @StateObject private var model = Model()
    @State private var choice = Set<UUID>()
    let items = ["a", "b"]

    var body: some View {
        VStack {
            Text(String(format: "%.1f", 1.25)).accessibilityIdentifier("format")
            ProgressView(value: model.progress.fractionCompleted)
            List(items, id: \.self) { Text($0) }
            Group { Label("a", systemImage: "star") }
            Text(model.made, style: .date).accessibilityIdentifier("date")
            Text(model.made, format: .iso8601).accessibilityIdentifier("iso")
            Text(12, format: .number)
            Link("b", destination: model.url ?? URL(filePath: "/"))
            Button("c") { model.start() }
        }
        .environment(\.locale, Locale(identifier: "en"))
        .environment(\.timeZone, .gmt)
    }
}

#if Foundation
/// Without the trait, `Timer`, `CGFloat` and the like are Martlet's own types, so a file that imports all of Foundation
/// has to disambiguate them.
private struct Mark: Shape {
    var size: CGFloat = 2
    var area = CGRect(x: 0, y: 0, width: 4, height: 2)

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let inner = rect.insetBy(dx: size, dy: size)
        path.move(to: CGPoint(x: inner.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: inner.maxX * 0.5, y: area.union(inner).maxY))
        return path
    }
}

private struct Measured: View {
    @State private var size: CGFloat = 40
    @State private var clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let factor = 1.5
    let extent = CGSize(width: 3, height: 4)
    var scheduled: Timer?

    var body: some View {
        VStack(spacing: size / 4) {
            Mark(size: size * factor).frame(width: size * factor, height: extent.height)
            Slider(value: $size, in: 0...100).accessibilityIdentifier("size")
            Text("\(size)").padding(size).accessibilityIdentifier("text")
        }
        .onReceive(clock) { _ in }
        .offset(extent)
    }
}
#endif

@Suite struct NamesTests {
    @Test func aFileThatImportsBothHasOneMeaningForEachName() async throws {
        let page = try await TestPage { Names() }
        #expect(try page.text("format") == "1.2" || page.text("format") == "1.3")
        #expect(try page.text("iso") == "1970-01-01T00:00:00Z")
    }

    #if Foundation
    /// A length is a type of its own, and accepts any number literal.
    @Test func lengthsAreWrittenAsNumbers() async throws {
        let page = try await TestPage { Measured() }
        #expect(try page.text("text") == "40.000000")
        try await page.type("12.5", into: "size")
        #expect(try page.text("text") == "12.500000")
        #expect(String(describing: Martlet.CGFloat.self) == "CGFloat" && Martlet.CGFloat(2) == Foundation.CGFloat(2))
    }
    #endif
}

@Test func theDocumentsAreInTheHomeOfWhoRunsTheServer() {
    #expect(URL.documentsDirectory.path().hasPrefix(URL.homeDirectory.path()))
    #expect(URL.documentsDirectory.hasDirectoryPath)
    #expect(URL.documentsDirectory.appending(path: "notes.json").path().hasSuffix("Documents/notes.json"))
}
