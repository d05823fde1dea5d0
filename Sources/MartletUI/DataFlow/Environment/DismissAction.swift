/// Dismisses the presentation around a view: `@Environment(\.dismiss) var dismiss`, then `dismiss()`.
///
/// A view that nothing presents stays where it is, as in SwiftUI.
public struct DismissAction {
    let dismiss: () -> Void

    /// Dismisses the presentation that shows the view.
    public func callAsFunction() { dismiss() }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
    /// An action that dismisses the presentation around the view that reads it.
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
}
