private import MartletValues
import Synchronization

/// What is the same for each value of a type of scene: the scene builder has no conditions. These are facts of the program, and
/// never of a visitor.
final class SceneShape: Sendable {
    /// Whether it has dynamic properties itself.
    let hasOwnProperties: Bool
    /// The number of pages that it declares, or less than 0.
    private let pages = Atomic<Int>(unknown)

    private static let unknown = -1
    /// Scenes with dynamic properties are told apart by their position among those that a walk has met.
    private static let neverSkipped = -2
    private static let shapes = PointerTable<SceneShape>()

    private init(of type: Any.Type) { hasOwnProperties = !PropertyField.fields(of: type).isEmpty }

    static func of(_ type: Any.Type) -> SceneShape { shapes.value(for: type) { SceneShape(of: type) } }

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
