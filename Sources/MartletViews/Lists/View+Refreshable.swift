public import MartletUI

/// Loads what a view shows anew, as `refreshable(action:)` says.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
/// …
/// Button("Try again") { await refresh?() }
/// ```
public struct RefreshAction {
    let action: AsyncAction

    /// Performs the action, and returns when it has ended. An error that it throws is the action's own affair, as in SwiftUI;
    /// ``perform()`` throws it.
    nonisolated(nonsending) public func callAsFunction() async { try? await action() }

    /// Performs the action, and throws what it throws.
    nonisolated(nonsending) public func perform() async throws { try await action() }
}

private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// The action of the nearest `refreshable(action:)`; `nil` if there is none.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

private struct RefreshModifier: ViewModifier {
    let refresh: RefreshAction
    @State private var isRefreshing = false

    func body(content: Content) -> some View {
        HTML("div") {
            HTML("div") {
                Button {
                    isRefreshing = true
                    defer { isRefreshing = false }
                    try await refresh.perform()
                } label: {
                    Text(isRefreshing ? "Refreshing…" : "Refresh")
                }
                .buttonStyle(.borderless)
                .disabled(isRefreshing)
            }
            .class("m-refresh m-more")
            content.environment(\.refresh, refresh)
        }
        .attribute("aria-busy", isRefreshing ? "true" : nil)
        .class("m-refreshable m-wide")
    }
}

extension View {
    /// Lets the visitor load what this view shows anew: by pulling it down, or by a button above it.
    ///
    /// - Parameter action: Loads. What the views show meanwhile stays.
    public func refreshable(action: @escaping AsyncAction) -> some View {
        modifier(RefreshModifier(refresh: RefreshAction(action: action)))
    }
}
