public import MartletUI

/// A view that goes through the keyframes of a value.
///
/// The browser animates the styles that differ between two keyframes; the server says when the next one begins, while the
/// page is open. Keyframes that are less than a tenth of a second apart (endless ones: a quarter) are shown as one, and
/// where tracks have keyframes at different moments, each is at its place at each of them, with constant speed between.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
    private let initial: Value
    private let isEndless: Bool
    private let trigger: Trigger?
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @State private var shown: KeyframeMoment<Value>?
    /// How often the trigger has changed.
    @State private var changes = 0

    /// Creates a view that goes through keyframes.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the beginning.
    ///   - repeating: Whether they begin again and again.
    ///   - content: Makes the view for a value.
    ///   - keyframes: Makes the keyframes, from the value at which they begin.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (initial, isEndless, trigger) = (initialValue, repeating, nil)
        (self.content, self.keyframes) = (content, keyframes)
    }

    /// Creates a view that goes through keyframes each time that a value changes.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the beginning.
    ///   - trigger: The value whose changes count.
    ///   - content: Makes the view for a value.
    ///   - keyframes: Makes the keyframes, from the value at which they begin.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (initial, isEndless, self.trigger) = (initialValue, false, Trigger(trigger))
        (self.content, self.keyframes) = (content, keyframes)
    }

    public var body: some View {
        content(shown?.value ?? initial)
            .animation(shown?.animation, value: shown?.number)
            .onChange(of: trigger) { changes &+= 1 }
            .task(id: changes) { try await run() }
    }

    private nonisolated(nonsending) func run() async throws {
        guard trigger == nil || changes > 0 else { return }
        repeat {
            let start = trigger == nil ? initial : shown?.value ?? initial
            let steps = KeyframeCourse(keyframes(start)._tracks, least: isEndless ? 0.25 : 0.1).steps(from: start)
            guard !steps.isEmpty else { return }
            for step in steps {
                shown = KeyframeMoment(value: step.value, animation: step.animation, number: (shown?.number ?? 0) &+ 1)
                try await Task.sleep(for: .seconds(max(isEndless ? 0.25 : 0.1, step.seconds)))
            }
        } while isEndless
    }
}

/// What is shown of keyframes.
private struct KeyframeMoment<Value> {
    let value: Value
    let animation: Animation
    let number: Int
}

/// The moments at which a view with keyframes changes.
struct KeyframeCourse<Value> {
    private let tracks: [_KeyframeTrack<Value>]
    /// The times at which something is reached, in ascending order.
    let moments: [Double]

    /// The moments of all tracks, `least` seconds apart or more, and at most 100.
    init(_ tracks: [_KeyframeTrack<Value>], least: Double) {
        self.tracks = tracks
        var kept: [Double] = []
        let all = Set(tracks.flatMap(\.moments)).sorted()
        for moment in all where moment == 0 || moment == all.last || moment - (kept.last ?? 0) >= least {
            kept.append(moment)
        }
        moments = Array(kept.prefix(100))
    }

    struct Step {
        let value: Value
        let animation: Animation
        let seconds: Double
    }

    func steps(from initial: Value) -> [Step] {
        var before = 0.0
        return moments.map { moment in
            var value = initial
            for track in tracks { track.set(&value, moment) }
            let seconds = moment - before
            before = moment
            let curves = tracks.compactMap { $0.curve(moment) }
            let animation = curves.count == tracks.count ? curves.first?(seconds) : nil
            return Step(value: value, animation: animation ?? .linear(duration: seconds), seconds: seconds)
        }
    }
}

extension View {
    /// Takes this view through keyframes; see ``KeyframeAnimator``.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the beginning.
    ///   - repeating: Whether they begin again and again.
    ///   - content: Makes the view for a value of this one.
    ///   - keyframes: Makes the keyframes.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView(content: self)
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
    }

    /// Takes this view through keyframes each time that a value changes; see ``KeyframeAnimator``.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the beginning.
    ///   - trigger: The value whose changes count.
    ///   - content: Makes the view for a value of this one.
    ///   - keyframes: Makes the keyframes.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView(content: self)
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
    }
}
