/// Dismisses the presentation around a view: `@Environment(\.dismiss) var dismiss`, then `dismiss()`.
///
/// A view that nothing presents stays where it is, as in SwiftUI.
public struct DismissAction {
    private let presentation: Dismissal?

    /// - Parameter presentation: What is dismissed; `nil` where nothing presents the view.
    package init(_ presentation: Dismissal?) { self.presentation = presentation }

    /// Dismisses the presentation that shows the view.
    public func callAsFunction() { presentation?.action() }
}

/// How something that is presented is dismissed. It stays the same object while it is presented: the views that read
/// `\.dismiss` are not evaluated because the way has changed.
package final class Dismissal: TransientValue {
    package var action: () -> Void = {}

    package init() {}
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(nil) }
}

extension EnvironmentValues {
    /// An action that dismisses the presentation around the view that reads it.
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
}
