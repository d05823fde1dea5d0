import Martlet
import MartletTesting

/// A view of a random program: its kind, whether it reads its source, and its children.
struct ProgramSpec: Hashable, Identifiable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        /// Has only plain properties.
        case plain = "PlainView"
        /// Has a `@Binding` to a state of the root.
        case bound = "BoundView"
        /// Has an `@ObservedObject`.
        case observing = "ObservingView"
        /// Has an `@Observable` object.
        case reading = "ReadingView"
        /// Has an environment value.
        case inheriting = "InheritingView"
        /// Has a `@State` that its button changes.
        case owning = "OwningView"
    }

    let id: Int
    let kind: Kind
    /// Whether the view reads the source of its kind.
    let reads: Bool
    /// Whether it reads the second property of an `@Observable` object instead of the first.
    let readsSecond: Bool
    let children: [ProgramSpec]

    /// Whether an owning view with this state hides its children.
    func hidesChildren(_ own: Int) -> Bool { kind == .owning && reads && own % 3 == 2 }
}

/// A random program: what the root reads, and the views it contains.
struct ProgramRoot: Hashable, Sendable {
    let readsBound: Bool
    let children: [ProgramSpec]

    init(_ random: inout SeededGenerator) {
        readsBound = random.once(in: 3)
        var last = 0
        children = Self.children(depth: 0, &last, &random)
    }

    private static func children(depth: Int, _ last: inout Int, _ random: inout SeededGenerator) -> [ProgramSpec] {
        let count = depth == 0 ? 2 + random.below(2) : depth < 4 ? random.below(3) : 0
        return (0..<count).map { _ in
            last += 1
            let id = last
            let kind = ProgramSpec.Kind.allCases[random.below(ProgramSpec.Kind.allCases.count)]
            let reads = !random.once(in: 3)
            let readsSecond = random.once(in: 2)
            return ProgramSpec(
                id: id, kind: kind, reads: reads, readsSecond: readsSecond,
                children: children(depth: depth + 1, &last, &random))
        }
    }
}

/// An action of the visitor.
enum ProgramAction {
    /// The root's buttons, by label.
    static let ofTheRoot = [
        "input", "bound", "level", "first", "second", "published", "unread", "same", "several",
    ]
}
