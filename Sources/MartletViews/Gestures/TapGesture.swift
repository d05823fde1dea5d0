public import MartletUI

/// One or more taps.
public struct TapGesture: _PrimitiveGesture {
    public typealias Value = Void

    /// The number of taps.
    public var count: Int

    /// Creates a gesture.
    ///
    /// - Parameter count: The number of taps.
    public init(count: Int = 1) { self.count = count }

    public func _describe(_ description: inout _GestureDescription) { description.add(.tap, Double(max(1, count))) }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Void>? {
        defer { next += 1 }
        return event.entry(next)?.result { _ in () }
    }
}

/// One or more taps, whose place is told.
public struct SpatialTapGesture: _PrimitiveGesture {

    /// Where the view was tapped.
    public struct Value: Equatable, Sendable {
        /// The place.
        public var location: CGPoint
    }

    /// The number of taps.
    public var count: Int
    /// The space in which the place is told.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture.
    ///
    /// - Parameters:
    ///   - count: The number of taps.
    ///   - coordinateSpace: The space in which the place is told.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
    }

    public func _describe(_ description: inout _GestureDescription) {
        description.add(
            .tap, Double(max(1, count)), _GestureDescription.number(of: coordinateSpace), tellsPlace: true)
    }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Value>? {
        defer { next += 1 }
        return event.entry(next)?.result { Value(location: $0.location) }
    }
}

extension GestureReport.Entry {
    /// What has become of the gesture, with a value that is made of the report.
    func result<Value>(_ value: (Self) -> Value) -> _GestureResult<Value> {
        switch phase {
        case .changed: .changed(value(self))
        case .ended: .ended(value(self))
        case .cancelled: .cancelled
        }
    }
}
