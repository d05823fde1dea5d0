public import MartletUI

extension View {
    /// Adds a gesture. Those of the views inside are made before it.
    ///
    /// A finger that drags the view does not scroll the page. A tap works as by ``onTapGesture(count:perform:)``;
    /// drags need a pointer, so offer the keyboard another way.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: With `.none` or `.subviews`, the gesture is not made.
    public func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedContent<Self, _GestureModifier> { adding(gesture, .usual, mask.contains(.gesture)) }

    /// Adds a gesture. Those of the views inside are made before it.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether it is made.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> ModifiedContent<Self, _GestureModifier> {
        adding(gesture, .usual, isEnabled)
    }

    /// Adds a gesture that is made beside those of other views.
    ///
    /// A finger that drags the view scrolls the page upwards and downwards as well, which ends the drag.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: With `.none` or `.subviews`, the gesture is not made.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedContent<Self, _GestureModifier> { adding(gesture, .simultaneous, mask.contains(.gesture)) }

    /// Adds a gesture that is made beside those of other views.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether it is made.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> ModifiedContent<Self, _GestureModifier> { adding(gesture, .simultaneous, isEnabled) }

    /// Adds a gesture that is made before those of the views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: With `.none` or `.subviews`, the gesture is not made.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedContent<Self, _GestureModifier> { adding(gesture, .high, mask.contains(.gesture)) }

    /// Adds a gesture that is made before those of the views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether it is made.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> ModifiedContent<Self, _GestureModifier> { adding(gesture, .high, isEnabled) }

    /// Performs an action when the view is tapped a number of times, with the place of the tap. With the keyboard,
    /// Enter or Space performs it with the middle of the view.
    ///
    /// - Parameters:
    ///   - count: The number of taps.
    ///   - coordinateSpace: The space in which the place is told.
    ///   - action: The action. It receives the place.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> ModifiedContent<Self, _GestureModifier> {
        let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        return gesture(tap.onEnded { action($0.location) })
    }

    private func adding(
        _ gesture: some Gesture, _ priority: GesturePriority, _ isEnabled: Bool
    ) -> ModifiedContent<Self, _GestureModifier> {
        ModifiedContent(content: self, modifier: _GestureModifier(gesture, priority, isEnabled: isEnabled))
    }
}
