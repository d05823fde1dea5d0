public import MartletUI

/// A direction that an arrow key points to.
public enum MoveCommandDirection: Hashable, Sendable {
    /// Upwards.
    case up
    /// Downwards.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
}

extension View {
    /// Performs an action when an arrow key is pressed in the view, which must have the focus or contain what has it.
    ///
    /// - Parameter action: The action. It receives the direction.
    public func onMoveCommand(
        perform action: ((MoveCommandDirection) -> Void)?
    ) -> ModifiedContent<Self, _KeyPressModifier> {
        let directions: [KeyEquivalent: MoveCommandDirection] = [
            .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
        ]
        let names = action == nil ? [] : directions.keys.map(\.name).sorted()
        return pressing(names, [.down, .repeat]) { press in
            if let direction = directions[press.key] { action?(direction) }
        }
    }

    /// Performs an action when Escape is pressed in the view, which must have the focus or contain what has it.
    ///
    /// - Parameter action: The action.
    public func onExitCommand(perform action: (() -> Void)?) -> ModifiedContent<Self, _KeyPressModifier> {
        pressing(action == nil ? [] : [KeyEquivalent.escape.name], .down) { _ in action?() }
    }

    /// Performs an action when a key that deletes is pressed in the view, which must have the focus or contain what has
    /// it.
    ///
    /// - Parameter action: The action.
    public func onDeleteCommand(perform action: (() -> Void)?) -> ModifiedContent<Self, _KeyPressModifier> {
        let names = [KeyEquivalent.delete.name, KeyEquivalent.deleteForward.name]
        return pressing(action == nil ? [] : names, .down) { _ in action?() }
    }
}
