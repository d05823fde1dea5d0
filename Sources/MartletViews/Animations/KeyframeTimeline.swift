import MartletUI

/// Keyframes of a value, of which a program asks what the value is at a moment.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [_KeyframeTrack<Value>]

    /// Creates a timeline.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the beginning.
    ///   - content: The keyframes.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        (initial, tracks) = (initialValue, content()._tracks)
    }

    /// The time in seconds at which the last keyframe is reached.
    public var duration: Double { tracks.compactMap(\.moments.last).max() ?? 0 }

    /// Returns the value at a moment.
    ///
    /// - Parameter time: The moment in seconds.
    public func value(time: Double) -> Value {
        var value = initial
        for track in tracks { track.set(&value, time.isNaN ? 0 : max(0, time)) }
        return value
    }

    /// Returns the value at a part of the time.
    ///
    /// - Parameter progress: The part, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
