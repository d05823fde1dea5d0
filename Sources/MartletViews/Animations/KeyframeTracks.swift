import MartletUI

/// Keyframes of a value: a track for each of its properties, which run at the same time.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value

    var _tracks: [_KeyframeTrack<Value>] { get }
}

/// The course of one property.
public struct _KeyframeTrack<Value> {
    /// The moments in seconds at which a keyframe is reached.
    let moments: [Double]
    /// Sets the property to what it is at a moment, on the way from its initial value.
    let set: (inout Value, Double) -> Void
    /// How the property reaches the keyframe at a moment.
    let curve: (Double) -> ((Double) -> Animation)?

    init<Part: Animatable>(_ path: WritableKeyPath<Value, Part>, _ frames: [_Keyframe<Part>], from initial: Part?) {
        var ends: [Double] = []
        var end = 0.0
        for frame in frames {
            end += frame.duration
            ends.append(end)
        }
        moments = ends
        set = { value, moment in
            guard let next = ends.firstIndex(where: { $0 > moment }) else {
                if let last = frames.last { value[keyPath: path] = last.value }
                return
            }
            let from = next > 0 ? frames[next - 1].value : initial ?? value[keyPath: path]
            let start = next > 0 ? ends[next - 1] : 0
            let part = frames[next].course((moment - start) / (ends[next] - start))
            value[keyPath: path] = from.mixed(with: frames[next].value, by: part)
        }
        curve = { moment in ends.lastIndex(of: moment).map { frames[$0].curve } }
    }
}

extension Animatable {
    /// The value on the way to another.
    fileprivate func mixed(with other: Self, by part: Double) -> Self {
        var way = other.animatableData - animatableData
        way.scale(by: part)
        var mixed = self
        mixed.animatableData = animatableData + way
        return mixed
    }
}

/// The keyframes of one property, or of the value itself.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    public let _tracks: [_KeyframeTrack<Root>]

    /// Creates the keyframes of the value itself.
    ///
    /// - Parameter content: The keyframes.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        _tracks = [_KeyframeTrack(\.self, content()._frames, from: nil)]
    }

    /// Creates the keyframes of a property.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - content: The keyframes.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) { _tracks = [_KeyframeTrack(keyPath, content()._frames, from: nil)] }
}

/// Puts the tracks of a value together.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// The tracks of a block.
    public struct Tracks: Keyframes {
        public let _tracks: [_KeyframeTrack<Value>]
    }

    /// The keyframes of the value itself.
    public struct Frames where Value: Animatable {
        let frames: [_Keyframe<Value>]
    }

    /// The tracks of an expression.
    ///
    /// - Parameter track: The expression.
    public static func buildExpression(_ track: some Keyframes<Value>) -> Tracks { Tracks(_tracks: track._tracks) }

    /// The tracks of a block, which run at the same time.
    ///
    /// - Parameter tracks: Those of its statements.
    public static func buildBlock(_ tracks: Tracks...) -> Tracks { Tracks(_tracks: tracks.flatMap(\._tracks)) }

    /// The keyframes of an expression.
    ///
    /// - Parameter content: The expression.
    public static func buildExpression(_ content: some KeyframeTrackContent<Value>) -> Frames where Value: Animatable {
        Frames(frames: content._frames)
    }

    /// The keyframes of a block, one after another.
    ///
    /// - Parameter contents: Those of its statements.
    public static func buildBlock(_ contents: Frames...) -> Frames where Value: Animatable {
        Frames(frames: contents.flatMap(\.frames))
    }

    /// The tracks.
    ///
    /// - Parameter tracks: The tracks.
    public static func buildFinalResult(_ tracks: Tracks) -> Tracks { tracks }

    /// The track of keyframes of the value itself.
    ///
    /// - Parameter content: The keyframes.
    public static func buildFinalResult(_ content: Frames) -> Tracks where Value: Animatable {
        Tracks(_tracks: [_KeyframeTrack(\.self, content.frames, from: nil)])
    }
}
