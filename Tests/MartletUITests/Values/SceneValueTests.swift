import FoundationEssentials
import MartletUI
import Testing

/// Scenes with any text as path and title, and pages for values from a path.
@Suite struct SceneValueTests {
    /// The interfaces tested here, as ``SweptInterfaces`` writes them.
    static let tried: Set = [
        "NotFoundGroup.init(_:content:)", "WindowGroup.init(_:path:content:)", "WindowGroup.init(_:id:content:)",
        "WindowGroup.init(id:path:content:)", "WindowGroup.init(_:id:path:for:content:)",
        "Route.init(_:method:allowsCrossOrigin:handler:)",
    ]

    private struct Scenes: Scene {
        let text: String

        var body: some Scene {
            WindowGroup(text, path: text) { Text("path") }
            WindowGroup(text, id: text) { Text("id") }
            WindowGroup(id: text, path: "/\(text)/{\(text)}") { Text("both") }
            WindowGroup(text, id: text, path: "/{\(text)}", for: String.self) { Text($0.wrappedValue ?? "none") }
            NotFoundGroup(text) { Text("none") }
            Route(text, method: RequestMethod(text)) { _ in Response(status: 200) }
        }
    }

    @Test func anyTextIsAPathOrNone() throws { for text in Extremes.texts { try openAll(Scenes(text: text)) } }

    private func openAll(_ scenes: Scenes) throws {
        let app = AppInstance(scenes: scenes, KeyedStore())
        #expect(app.pages.count == 5 && app.routes.count == 1)
        for page in app.pages {
            for asked in Extremes.texts {
                for path in [asked, "/" + PercentEncoding.encode(asked)] {
                    guard let parameters = page.path.match(path) else { continue }
                    let options = GraphOptions()
                    options.pathParameters = parameters
                    guard let graph = page.makeGraph(options) else { continue }
                    graph.flush()
                    #expect(!graph.html().isEmpty)
                }
            }
        }
    }

    /// The visitor controls the content of a path.
    @Test func aPathBringsAnyValueOrNone() throws {
        func open<Value: Hashable & Codable>(_ type: Value.Type) {
            let scene = WindowGroup("", path: "/{value}", for: type) { Text("\($0.wrappedValue as Any)") }
            let app = AppInstance(scenes: scene, KeyedStore())
            let texts = Extremes.texts + Extremes.numbers.map { "\($0)" } + Extremes.integers.map { "\($0)" }
            for text in texts {
                let options = GraphOptions()
                options.pathParameters = ["value": text]
                guard let graph = app.pages[0].makeGraph(options) else { continue }
                graph.flush()
                #expect(!graph.html().isEmpty)
            }
        }
        open(Int.self)
        open(UInt8.self)
        open(Double.self)
        open(Float.self)
        open(Decimal.self)
        open(Date.self)
        open(UUID.self)
        open(URL.self)
        open(Data.self)
        open(Bool.self)
        open([Int].self)
        open([String: Double].self)
        open(Range<Int>.self)
    }

    /// A value is encoded in a path; if it cannot be, no window opens.
    @Test func anyValueOpensAWindowOrNone() throws {
        struct Opening<Value: Hashable & Codable>: View {
            let value: Value
            @Environment(\.openWindow) private var openWindow
            var body: some View { Text("a").onAppear { openWindow(value: value) } }
        }
        func open<Value: Hashable & Codable>(_ value: Value) -> (path: String?, reported: [Diagnostic]) {
            let target = AppInstance(
                scenes: WindowGroup("", path: "/{value}", for: Value.self) { _ in Text("b") }, KeyedStore())
            let source = AppInstance(scenes: WindowGroup { Opening(value: value) }, KeyedStore())
            let options = GraphOptions()
            let reported = Reported()
            options.onDiagnostic = { reported.all.append($0.diagnostic) }
            options.scenes = { target.pages }
            let graph = source.pages[0].makeGraph(options)
            graph?.flush()
            return (graph?.documentHead?.redirect, reported.all)
        }
        for number in Extremes.numbers {
            let (path, reported) = open(number)
            #expect((path == nil) == !number.isFinite, "\(number): \(path ?? "none")")
            #expect(reported.isEmpty == number.isFinite)
        }
        for text in Extremes.texts {
            let (path, reported) = open(text)
            #expect((path == nil) == text.isEmpty && reported.isEmpty != text.isEmpty)
            #expect(path?.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } ?? true)
        }
        for number in Extremes.integers { #expect(open(number).path == "/\(PercentEncoding.encode("\(number)"))") }
    }

    private final class Reported { var all: [Diagnostic] = [] }
}
