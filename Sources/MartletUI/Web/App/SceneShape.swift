import Synchronization

/// What is the same for each value of a type of scene: the scene builder has no conditions.
struct SceneShape {
    /// The number of pages that it declares.
    let pages: Int
    /// Whether it has dynamic properties itself.
    let hasOwnProperties: Bool
    /// Whether a walk that looks for another page may leave it out. Scenes with dynamic properties are told apart by their
    /// position among those that a walk has met.
    let mayBeSkipped: Bool

    /// By type. These are facts of the program, and never of a visitor.
    private static let shapes = Mutex<[ObjectIdentifier: SceneShape]>([:])

    static func known(of type: Any.Type) -> SceneShape? { shapes.withLock { $0[ObjectIdentifier(type)] } }

    static func hasProperties(_ type: Any.Type) -> Bool { !PropertyField.fields(of: type).isEmpty }

    /// Records what a walk has found. `hasProperties` says whether it or a scene inside has dynamic properties.
    static func learn(_ type: Any.Type, pages: Int, hasProperties: Bool) {
        let shape = SceneShape(
            pages: pages, hasOwnProperties: hasProperties && Self.hasProperties(type), mayBeSkipped: !hasProperties)
        shapes.withLock { $0[ObjectIdentifier(type)] = shape }
    }
}
