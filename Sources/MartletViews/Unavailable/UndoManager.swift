@available(*, unavailable, message: "Keep what can be undone in a model of your own.")
@dynamicMemberLookup
public final class UndoManager {
    public var canUndo: Bool { false }
    public var canRedo: Bool { false }
    public var isUndoing: Bool { false }
    public var isRedoing: Bool { false }
    public var undoActionName: String { "" }
    public var redoActionName: String { "" }
    public var levelsOfUndo = 0, groupsByEvent = true
    public init() {}
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
    public func setActionName(_ name: String) {}
    public func undo() {}
    public func redo() {}
    public func removeAllActions() {}
    public func removeAllActions(withTarget target: Any) {}
    public func beginUndoGrouping() {}
    public func endUndoGrouping() {}
    public subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}
