private import MartletValues
import Synchronization

/// What is the same for each value of a type of scene: the scene builder has no conditions. These are facts of the program, and
/// never of a visitor.
final class SceneShape: Sendable {
    /// Whether it has dynamic properties itself.
    let hasOwnProperties: Bool
    /// Whether a group of pages has one more, without a value in its address.
    let hasPageWithoutValue: Bool
    /// The number of pages that it declares, or less than 0.
    private let pages: Atomic<Int>

    private static let unknown = -1
    /// Scenes with dynamic properties are told apart by their position among those that a walk has met; the pages of a list are not
    /// known by its type.
    private static let neverSkipped = -2
    private static let shapes = PointerTable<SceneShape>()

    private init(of type: Any.Type) {
        hasOwnProperties = !PropertyField.fields(of: type).isEmpty
        hasPageWithoutValue = (type as? any PageGroup.Type)?.hasPageWithoutValue ?? false
        let hasFixedPages = type is any PageGroup.Type || !(type is any _PrimitiveScene.Type)
        pages = Atomic(hasFixedPages ? Self.unknown : Self.neverSkipped)
    }

    /// Asks the shape of a type, without counting a reference to it: a walk asks a dozen.
    @inline(__always)
    static func ask<Answer>(_ type: Any.Type, _ body: (SceneShape) -> Answer) -> Answer {
        shapes.reference(for: type) { SceneShape(of: type) }._withUnsafeGuaranteedRef(body)
    }

    /// The number of pages, if it is known and a walk that looks for another page may leave the scene out.
    var pagesToSkip: Int? {
        let count = pages.load(ordering: .relaxed)
        return count < 0 ? nil : count
    }

    /// Records what a walk has found. `hasProperties` says whether the scene or one inside has dynamic properties.
    func learn(pages count: Int, hasProperties: Bool) {
        guard pages.load(ordering: .relaxed) == Self.unknown else { return }
        pages.store(hasProperties ? Self.neverSkipped : count, ordering: .relaxed)
    }
}
