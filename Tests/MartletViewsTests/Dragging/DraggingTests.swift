import Foundation
import Martlet
import MartletTesting
import Testing

@Suite struct DraggingTests {
    private struct Recipe: Codable, Equatable, Transferable {
        var title: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.title)
        }
    }

    private struct Board: View {
        @State private var log = ""
        var body: some View {
            Text("text").draggable("a text")
            Text("address").draggable(URL(string: "https://swift.org/")!)
            Text("recipe").draggable(Recipe(title: "Soup"))
            Text("texts").dropDestination(for: String.self) { values, place in
                log += "\(values[0])@\(Int(place.x)) "
                return true
            } isTargeted: {
                log += "\($0) "
            }
            Text("recipes").dropDestination(for: Recipe.self) { values, _ in
                log += "recipe \(values[0].title) "
                return true
            }
            Text("bytes").dropDestination(for: Data.self) { values, _ in
                log += "\(values[0].isEmpty) "
                return true
            }
            Text(log).accessibilityIdentifier("log")
        }
    }

    private func log(dragging what: String, onto target: String) async throws -> String {
        let page = try await TestPage { Board() }
        try await page.drag(.text(what), onto: .text(target), at: CGPoint(x: 4, y: 5))
        return try page.element(.identifier("log")).text
    }

    @Test func aValueIsHandedOverByTheServer() async throws {
        #expect(try await log(dragging: "text", onto: "texts") == "true a text@4 false")
        #expect(try await log(dragging: "recipe", onto: "recipes") == "recipe Soup")
    }

    @Test func whatStandsForAValueIsHandedOver() async throws {
        #expect(try await log(dragging: "address", onto: "texts") == "true https://swift.org/@4 false")
        #expect(try await log(dragging: "recipe", onto: "texts") == "true Soup@4 false")
        #expect(try await log(dragging: "recipe", onto: "bytes") == "false")
    }

    @Test func whatIsOfAnotherTypeIsNotTaken() async throws {
        #expect(try await log(dragging: "text", onto: "recipes") == "")
    }

    @Test func nothingOfAValueIsOnThePage() async throws {
        let page = try await TestPage { Board() }
        #expect(
            !page.html.contains("a text") && !page.html.contains("swift.org")
                && page.html.contains("draggable=\"true\""))
    }
}
