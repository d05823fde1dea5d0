public import MartletUI

/// A view that goes through phases, each with an animation to it.
///
/// The browser animates the styles that differ between two phases; the server says when the next phase begins, at most
/// four times a second and only while the page is open. Each phase is a patch: what turns without end costs less as a
/// `symbolEffect`.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: Trigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    /// How often the trigger has changed.
    @State private var changes = 0

    /// Creates a view that goes through the phases again and again.
    ///
    /// - Parameters:
    ///   - phases: The phases.
    ///   - content: Makes the view for a phase.
    ///   - animation: The animation to a phase; without one, the phase is there at once.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.init(phases, nil, content, animation) }

    /// Creates a view that goes through the phases once each time that a value changes, and back to the first.
    ///
    /// - Parameters:
    ///   - phases: The phases.
    ///   - trigger: The value.
    ///   - content: Makes the view for a phase.
    ///   - animation: The animation to a phase; without one, the phase is there at once.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.init(phases, Trigger(trigger), content, animation) }

    private init(
        _ phases: some Sequence<Phase>, _ trigger: Trigger?, _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = Array(phases.prefix(100))
        (self.trigger, self.content, self.animation) = (trigger, content, animation)
    }

    public var body: some View {
        if !phases.isEmpty {
            let phase = phases[index % phases.count]
            content(phase)
                .animation(animation(phase), value: phase)
                .onChange(of: trigger) { changes &+= 1 }
                .task(id: changes) { try await run() }
        }
    }

    private nonisolated(nonsending) func run() async throws {
        guard phases.count > 1 else { return }
        if trigger == nil {
            while true { try await show((index % phases.count + 1) % phases.count) }
        } else if changes > 0 {
            for next in 1...phases.count { try await show(next % phases.count) }
        }
    }

    private nonisolated(nonsending) func show(_ next: Int) async throws {
        index = next
        try await Task.sleep(for: .seconds(max(0.25, animation(phases[next])?.seconds ?? 0)))
    }
}

/// A value whose changes start the phases.
struct Trigger: Equatable {
    private let value: any Equatable

    init(_ value: some Equatable) { self.value = value }

    static func == (left: Trigger, right: Trigger) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
        return isEqual(left.value)
    }
}

/// The view that `phaseAnimator` is applied to, as its closure receives it.
public struct PlaceholderContentView<Content: View>: View {
    let content: Content

    public var body: some View { content }
}

extension View {
    /// Takes this view through phases again and again; see ``PhaseAnimator``.
    ///
    /// - Parameters:
    ///   - phases: The phases.
    ///   - content: Makes the view for a phase of this one.
    ///   - animation: The animation to a phase; without one, the phase is there at once.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView(content: self)
        return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
    }

    /// Takes this view through phases once each time that a value changes; see ``PhaseAnimator``.
    ///
    /// - Parameters:
    ///   - phases: The phases.
    ///   - trigger: The value.
    ///   - content: Makes the view for a phase of this one.
    ///   - animation: The animation to a phase; without one, the phase is there at once.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView(content: self)
        return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
    }
}
