public import MartletUI

/// Whether the view is presented; the older spelling of `\.dismiss` and `\.isPresented`.
public struct PresentationMode {
    /// Whether something presents the view.
    public fileprivate(set) var isPresented: Bool
    fileprivate var isDismissed = false

    /// Dismisses the presentation that shows the view.
    public mutating func dismiss() { isDismissed = true }
}

private struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a sheet, a cover or a page over the root of a navigation stack shows the view.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// Whether the view is presented, and how to dismiss it: `presentationMode.wrappedValue.dismiss()`.
    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresented, dismiss)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) }, set: { if $0.isDismissed { dismiss() } })
    }
}
