/// Ends what presents a view: `@Environment(\.dismiss) var dismiss`, then `dismiss()`.
///
/// A view that nothing presents stays where it is, as in SwiftUI.
public struct DismissAction {
    let dismiss: () -> Void

    /// Ends what presents the view.
    public func callAsFunction() { dismiss() }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
    /// Ends what presents the view that reads this.
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
}
