/// A modified view that may have a transition, in its modifier or inside.
private protocol TransitionCarrier {
    static var modifierType: Any.Type { get }
    static var contentType: Any.Type { get }
}

extension ModifiedContent: TransitionCarrier {
    fileprivate static var modifierType: Any.Type { Modifier.self }
    fileprivate static var contentType: Any.Type { Content.self }
}

extension AnyTransition {
    /// Whether a view of `type` has a transition: among the modifiers around it, or around its body.
    static func isCarried(by type: any View.Type) -> Bool {
        func body<Content: View>(of type: Content.Type) -> Any.Type { Content.Body.self }
        var type: Any.Type = type
        // No view goes through more bodies than this before it reaches an element.
        for _ in 0..<64 {
            if let carrier = type as? any TransitionCarrier.Type {
                if carrier.modifierType == _TransitionModifier.self { return true }
                type = carrier.contentType
            } else if let view = type as? any View.Type, case let content = body(of: view), content != EmptyView.self {
                type = content
            } else {
                return false
            }
        }
        return false
    }
}
