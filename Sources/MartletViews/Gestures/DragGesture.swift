public import MartletUI

/// A drag with a pointer.
public struct DragGesture: _PrimitiveGesture {

    /// Where the pointer is.
    public struct Value: Equatable, Sendable {
        /// When that was.
        public var time: Date
        /// Where the pointer is.
        public var location: CGPoint
        /// Where the drag began.
        public var startLocation: CGPoint
        /// How fast the pointer moves, in CSS pixels a second.
        public var velocity: CGSize

        /// The way from the start.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The way from the start to where the pointer would come to rest.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// How far the pointer moves before the drag begins.
    public var minimumDistance: CGFloat
    /// The space in which places are told.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: How far the pointer moves before the drag begins.
    ///   - coordinateSpace: The space in which places are told.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
    }

    /// Creates a gesture; the older spelling.
    ///
    /// - Parameters:
    ///   - minimumDistance: How far the pointer moves before the drag begins.
    ///   - coordinateSpace: The space in which places are told.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }

    public func _describe(_ description: inout _GestureDescription) {
        description.add(
            .drag, CSS.clamped(minimumDistance, 0...10_000), _GestureDescription.number(of: coordinateSpace))
    }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Value>? {
        defer { next += 1 }
        return event.entry(next)?.result {
            Value(time: Date(), location: $0.location, startLocation: $0.start, velocity: $0.velocity)
        }
    }
}
