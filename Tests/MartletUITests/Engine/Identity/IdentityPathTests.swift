import MartletValues
import Testing

@testable import MartletUI

/// A view with state, whose path is asked for.
private struct Marked: View {
    let name: String
    @State private var count = 0
    var body: some View {
        HTML("b") { Text(verbatim: "\(name) \(count)") }.onClick { count += 1 }.accessibilityIdentifier(name)
    }
}

/// An enumeration whose cases print alike.
private enum Payload: Hashable, Codable, CustomStringConvertible {
    case number(Int)
    case word(String)
    var description: String { "payload" }
}

/// Equal only to itself, and printed like every other.
private final class Identifier: Hashable, CustomStringConvertible {
    let description = "identifier"
    static func == (left: Identifier, right: Identifier) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct Page<Content: View>: View {
    let isEdited: Bool
    @ViewBuilder let content: (Bool) -> Content
    var body: some View { content(isEdited) }
}

@Suite struct IdentityPathTests {
    private func path(of name: String, in page: EnginePage) throws -> IdentityPath {
        let number = try #require(page.dom.element(name)?.number)
        return try #require(page.graph.instance(with: number)).node.identityPath
    }

    private func path<Content: View>(of name: String, @ViewBuilder _ content: () -> Content) throws -> IdentityPath {
        try path(of: name, in: EnginePage(content()))
    }

    /// The place by which another process finds the view; `nil` if there is none.
    private func durablePlace<Content: View>(
        of name: String, @ViewBuilder _ content: () -> Content
    ) throws -> DurableHash? {
        let page = try EnginePage(content())
        let number = try #require(page.dom.element(name)?.number)
        let node = try #require(page.graph.instance(with: number)).node
        return DurablePlaces(of: [node])[node]?.path
    }

    // MARK: Paths

    @Test func aPathNamesPositionsBranchesAndRows() throws {
        let isShown = true
        let found = try path(of: "z") {
            Marked(name: "a")
            if isShown { ForEach(["y", "z"], id: \.self) { name in Marked(name: name).id(7) } }
        }
        #expect(
            found.identities == [
                .position(1), .branch(true), .position(0), .row("z", occurrence: 0), .position(0), .branch(7),
                .position(0),
            ])
    }

    @Test func modifiersWithoutStateMoveNobody() throws {
        let plain = try path(of: "b") {
            Marked(name: "a")
            Marked(name: "b")
        }
        let edited = [
            try path(of: "b") {
                Marked(name: "a").onAppear {}.padding().task {}
                Marked(name: "b")
            },
            try path(of: "b") {
                Marked(name: "a").environment(\.isEnabled, false)
                Marked(name: "b").onChange(of: 1) { _, _ in }.bold()
            },
            try path(of: "b") {
                Group {
                    Marked(name: "a")
                    Marked(name: "b").padding()
                }
                .environment(\.timeZone, .gmt)
                .onDisappear {}
            },
        ]
        for edited in edited { #expect(edited == plain) }
    }

    @Test func aModifierOnAllOfABranchOrARowMovesNobody() throws {
        let isShown = true
        let plain = try path(of: "b") { if isShown { ForEach(["b"], id: \.self) { Marked(name: $0) } } }
        let edited = try path(of: "b") {
            if isShown {
                ForEach(["b"], id: \.self) { Marked(name: $0).padding().environment(\.timeZone, .gmt).onAppear {} }
                    .padding()
            }
        }
        #expect(plain == edited)
    }

    // MARK: Identifiers

    /// The identity is the identifier itself: three rows that print alike are three rows.
    @Test func identifiersThatPrintAlikeAreDifferent() throws {
        let objects = [Identifier(), Identifier(), Identifier()]
        let page = try EnginePage(
            ForEach(Array(objects.enumerated()), id: \.element) { Marked(name: "row\($0.offset)") })
        let paths = try (0..<3).map { try path(of: "row\($0)", in: page) }
        #expect(Set(paths).count == 3)
        try page.press("row1")
        let kept = page.graph.dehydrate()
        let again = try EnginePage(
            ForEach(Array(objects.enumerated()), id: \.element) { Marked(name: "row\($0.offset)") },
            { $0.dehydratedTree = kept })
        for (name, count) in [("row0", 0), ("row1", 1), ("row2", 0)] {
            #expect(again.markup.contains("\(name) \(count)"))
        }
    }

    @Test func rowsWithOneIdentifierAreDistinguishedByTheirOrder() throws {
        let page = try EnginePage(
            ForEach(Array([4, 4, 5].enumerated()), id: \.element) { Marked(name: "row\($0.offset)") })
        let last = try (0..<3).map { try path(of: "row\($0)", in: page).identities[1] }
        #expect(last == [.row(4, occurrence: 0), .row(4, occurrence: 1), .row(5, occurrence: 0)])
    }

    // MARK: Durable places

    /// Each pair are two identifiers.
    @Test func identifiersThatPrintAlikeHaveDifferentPlaces() throws {
        func place<Key: Hashable>(_ key: Key) throws -> DurableHash {
            try #require(try durablePlace(of: "a") { Marked(name: "a").id(key) })
        }
        let places = [
            try place(1), try place("1"), try place(UInt8(1)), try place(1.0), try place("a/b"), try place("a%2Fb"),
            try place("a|b"), try place("a:b"), try place("a~1"), try place(Payload.number(1)),
            try place(Payload.word("1")), try place(Int?.none), try place("nil"), try place(String?.some("nil")),
            try place(true),
        ]
        #expect(Set(places).count == places.count)
    }

    @Test func equalIdentifiersHaveOnePlace() throws {
        #expect(
            try durablePlace(of: "a") { Marked(name: "a").id(0.0) }
                == durablePlace(of: "a") { Marked(name: "a").id(-0.0) })
        #expect(
            try durablePlace(of: "a") { AnyView(Marked(name: "a")) }
                == durablePlace(of: "a") { AnyView(Marked(name: "a")) })
    }

    @Test func belowWhatCannotBeWrittenDownThereIsNoPlace() throws {
        #expect(try durablePlace(of: "a") { Marked(name: "a").id(Identifier()) } == nil)
        let error = #expect(throws: IdentifierWithoutText.self) {
            try DurablePlace.root.child(.branch(Identifier()))
        }
        #expect(error?.type.hasSuffix("Identifier") == true)
    }

    /// A page that was unloaded finds such views again all the same.
    @Test func identifiersThatCannotBeWrittenDownAreToldApartByEquality() throws {
        let others = NumberedIdentifiers()
        let (one, other) = (Identifier(), Identifier())
        let places = try [one, other, one].map { try DurablePlace.root.child(.branch($0), others: others).path }
        #expect(places[0] == places[2] && places[0] != places[1])
    }

    // MARK: While a view is made

    @Test func pathsAreTheSameWhileARowIsMade() throws {
        final class Storage: PropertyStorage {}
        final class Paths { var made: [String: IdentityPath] = [:] }
        struct Noting: BuiltInProperty {
            let name: String
            let paths: Paths
            func makeStorage(in place: PropertyPlace) -> Storage {
                paths.made[name] = place.node.identityPath
                return Storage()
            }
            mutating func connect(to storage: Storage) {}
        }
        struct Row: View {
            let name: String
            let noting: Noting
            init(_ name: String, _ paths: Paths) { (self.name, noting) = (name, Noting(name: name, paths: paths)) }
            var body: some View { HTML("p") { Text(name) }.accessibilityIdentifier(name) }
        }
        struct Rows: View {
            let paths: Paths
            @State private var names = ["a", "b"]
            var body: some View {
                ForEach(names, id: \.self) { Row($0, paths).padding() }
                if names.count > 2 { Row("if", paths) }
                Button("next") { names = ["n", "b", "a", "m"] }.accessibilityIdentifier("next")
            }
        }
        let paths = Paths()
        let page = try EnginePage(Rows(paths: paths))
        try page.press("next")
        #expect(paths.made.count == 5)
        for (name, made) in paths.made { #expect(try path(of: name, in: page) == made) }
    }
}
