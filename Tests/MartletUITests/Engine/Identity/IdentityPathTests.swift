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

    private func durablePath<Content: View>(
        of name: String, @ViewBuilder _ content: () -> Content
    ) throws -> String { try DurableIdentity.text(of: path(of: name, content)) }

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

    // MARK: Durable text

    @Test func theTextNamesTypeAndProperty() throws {
        let path = try path(of: "a") { Marked(name: "a") }
        let text = try DurableIdentity.text(of: path, viewType: Marked.self, property: "_count")
        #expect(text.hasPrefix("/0|"))
        #expect(text.hasSuffix("|_count"))
        #expect(text.contains("Marked"))
        #expect(text != (try DurableIdentity.text(of: path, viewType: Marked.self, property: "_other")))
        #expect(!text.contains("$"), "what is printed of a private type holds an address: \(text)")
    }

    /// Each pair are two identifiers; what divides a path may stand in either.
    @Test func theTextIsInjective() throws {
        func text<Key: Hashable>(_ key: Key) throws -> String { try durablePath(of: "a") { Marked(name: "a").id(key) } }
        let texts = [
            try text(1), try text("1"), try text(UInt8(1)), try text(1.0), try text("a/b"), try text("a%2Fb"),
            try text("a|b"), try text("a:b"), try text("a~1"), try text(Payload.number(1)), try text(Payload.word("1")),
            try text(Int?.none), try text("nil"), try text(String?.some("nil")), try text(true),
        ]
        #expect(Set(texts).count == texts.count, "\(texts)")
    }

    @Test func equalIdentifiersHaveOneText() throws {
        #expect(
            try durablePath(of: "a") { Marked(name: "a").id(0.0) }
                == durablePath(of: "a") { Marked(name: "a").id(-0.0) })
        #expect(
            try durablePath(of: "a") { AnyView(Marked(name: "a")) }
                == durablePath(of: "a") { AnyView(Marked(name: "a")) })
    }

    @Test func whatCannotBeWrittenDownIsNamed() throws {
        let path = try path(of: "a") { Marked(name: "a").id(Identifier()) }
        let error = #expect(throws: DurableIdentity.Unavailable.self) { try DurableIdentity.text(of: path) }
        #expect(error?.identifierType.hasSuffix("Identifier") == true)
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
