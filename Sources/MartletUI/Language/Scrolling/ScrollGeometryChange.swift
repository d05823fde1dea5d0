/// The modifier of `onScrollGeometryChange(for:of:action:)`.
public struct _ScrollGeometryModifier<Value: Equatable>: _ScrollObserver {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    public static func _observe(_ plan: _PlanBuilder, at offset: _Offset<Self>) -> () -> Void {
        plan.observeScrolling(at: offset, ScrollGeometryNode<Value>.self) { _ in .geometry }
    }
}

/// Performs the action when the value that the program makes of the geometry changes.
final class ScrollGeometryNode<Result: Equatable>: ScrollObserverNode<_ScrollGeometryModifier<Result>> {
    private var last: Result?

    override func receive(_ report: ScrollReport) {
        guard case .geometry(let geometry, _) = report else { return }
        withValue { modifier in
            let new = modifier.transform(geometry)
            guard new != last else { return }
            let old = last ?? new
            last = new
            modifier.action(old, new)
        }
    }
}

extension View {
    /// Performs an action when a value changes that is made of the geometry of the scroll view, and with the first geometry
    /// that the browser reports.
    ///
    ///     ScrollView { … }
    ///         .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 100 } action: { _, isScrolled in
    ///             showsTopButton = isScrolled
    ///         }
    ///
    /// While the visitor scrolls, the browser reports at most ten times a second, never again before its last report is
    /// answered, and once more when all is at rest. Without JavaScript there is no report.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Makes the value of a geometry. It runs often, so it should be cheap; a coarse value, as in the example,
    ///     keeps the action rare.
    ///   - action: The action, with the old and the new value, which are equal the first time.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> ModifiedContent<Self, _ScrollGeometryModifier<T>> {
        ModifiedContent(content: self, modifier: _ScrollGeometryModifier(transform: transform, action: action))
    }
}
