import MartletUI

/// What keyframes are made of: values, each reached after a time.
public protocol KeyframeTrackContent<Value> {
    /// The type of the values.
    associatedtype Value: Animatable

    var _frames: [_Keyframe<Value>] { get }
}

/// A value that is reached in a time.
public struct _Keyframe<Value: Animatable> {
    let value: Value
    /// In seconds, from the keyframe before; 0 or more.
    let duration: Double
    /// How the value is reached: the animation of a duration.
    let curve: (Double) -> Animation
    /// How far the value is at a part of the time.
    let course: (Double) -> Double

    init(
        _ value: Value, _ duration: Double, _ curve: @escaping (Double) -> Animation,
        course: @escaping (Double) -> Double
    ) {
        self.course = course
        self.value = value
        self.duration = duration.isFinite ? min(max(0, duration), 3_600) : 0
        self.curve = curve
    }
}

/// A value that is reached at constant speed.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _frames: [_Keyframe<Value>]

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The time until it is reached, in seconds.
    ///   - timingCurve: How it is reached.
    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
        _frames = [_Keyframe(to, duration, timingCurve.animation, course: timingCurve.value)]
    }
}

/// A value that is reached on a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _frames: [_Keyframe<Value>]

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The time until it is reached, in seconds.
    ///   - startVelocity: Has no effect.
    ///   - endVelocity: Has no effect.
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _frames = [_Keyframe(to, duration, Animation.easeInOut(duration:), course: UnitCurve.easeInOut.value)]
    }
}

/// A value that is reached as a spring reaches it.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _frames: [_Keyframe<Value>]

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The time until the next one begins, in seconds; `nil` for that of the spring.
    ///   - spring: The spring.
    ///   - startVelocity: Has no effect.
    public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        let animation = Animation.spring(duration: spring.duration, bounce: spring.bounce)
        let duration = duration ?? spring.duration
        _frames = [
            _Keyframe(to, duration, { _ in animation }, course: { spring.value(target: 1, time: $0 * duration) })
        ]
    }
}

/// A value that is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _frames: [_Keyframe<Value>]

    /// Creates a keyframe.
    ///
    /// - Parameter to: The value.
    public init(_ to: Value) { _frames = [_Keyframe(to, 0, { _ in .linear(duration: 0) }, course: { $0 })] }
}

/// Puts the keyframes of a track together.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// The keyframes of a block.
    public struct Frames: KeyframeTrackContent {
        public let _frames: [_Keyframe<Value>]
    }

    /// The keyframes of an expression.
    ///
    /// - Parameter content: The expression.
    public static func buildExpression(_ content: some KeyframeTrackContent<Value>) -> Frames {
        Frames(_frames: content._frames)
    }

    /// The keyframes of a block, one after another.
    ///
    /// - Parameter contents: Those of its statements.
    public static func buildBlock(_ contents: Frames...) -> Frames { Frames(_frames: contents.flatMap(\._frames)) }

    /// The keyframes of a loop, one after another.
    ///
    /// - Parameter contents: Those of each turn.
    public static func buildArray(_ contents: [Frames]) -> Frames { Frames(_frames: contents.flatMap(\._frames)) }

    /// The keyframes of a condition, or none.
    ///
    /// - Parameter content: Those of its block.
    public static func buildOptional(_ content: Frames?) -> Frames { content ?? Frames(_frames: []) }

    /// The keyframes of the first of two blocks.
    ///
    /// - Parameter content: The keyframes.
    public static func buildEither(first content: Frames) -> Frames { content }

    /// The keyframes of the second of two blocks.
    ///
    /// - Parameter content: The keyframes.
    public static func buildEither(second content: Frames) -> Frames { content }
}
