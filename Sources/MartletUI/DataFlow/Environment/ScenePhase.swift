/// Whether a page is there to be seen: `@Environment(\.scenePhase) private var scenePhase`.
///
/// ```swift
/// .onChange(of: scenePhase) { if scenePhase == .background { save() } }
/// ```
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Nobody has asked for the page for a while: its tasks end after this, and begin again when somebody does.
    case background
    /// The page is shown, and cannot be used. Browsers say nothing of the kind; it is here for programs that ask for it.
    case inactive
    /// The page is shown.
    case active
}

private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
    /// The page's phase. Its ``ScenePhase/background`` comes before the page's views and tasks go and leave their state.
    public internal(set) var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// The same in a phase and a color scheme. They are provided from the beginning: what is provided only later tells no
    /// reader.
    consuming func `in`(_ phase: ScenePhase, _ colorScheme: ColorScheme) -> EnvironmentValues {
        var values = consume self
        values.scenePhase = phase
        values.colorScheme = colorScheme
        return values
    }
}

extension ViewGraph {
    /// The page's phase, as the views read it.
    var scenePhase: ScenePhase {
        get { (root as? any PageEnvironment)?.environment.scenePhase ?? .active }
        set { (root as? any PageEnvironment)?.environment.scenePhase = newValue }
    }
}
