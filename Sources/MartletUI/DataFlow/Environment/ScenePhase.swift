/// Whether a visitor can see a page: `@Environment(\.scenePhase) private var scenePhase`.
///
/// ```swift
/// .onChange(of: scenePhase) { if scenePhase == .background { save() } }
/// ```
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Nobody has requested the page for a while. Its tasks end after this and begin again with the next request.
    case background
    /// The page is visible but does not accept input. Browsers never report this; the case exists for programs that
    /// check for it.
    case inactive
    /// The page is visible.
    case active
}

private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
    /// The page's phase. A page enters ``ScenePhase/background`` before its views and tasks end and leave their state.
    public internal(set) var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// The same values with a phase and a color scheme. The page provides both from the beginning, because a value that
    /// appears only later invalidates no subscriber.
    consuming func `in`(_ phase: ScenePhase, _ colorScheme: ColorScheme) -> EnvironmentValues {
        var values = consume self
        values.scenePhase = phase
        values.colorScheme = colorScheme
        return values
    }
}

extension ViewGraph {
    /// The page's phase, as its views read it.
    var scenePhase: ScenePhase {
        get { (root as? any PageEnvironment)?.environment.scenePhase ?? .active }
        set { (root as? any PageEnvironment)?.environment.scenePhase = newValue }
    }
}
