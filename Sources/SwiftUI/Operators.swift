import MartletUI

// A module that exports names one by one cannot export a type's operators. These stand for them, and yield where Martlet is
// imported as well.

/// Joins two texts into one in which each keeps its own style.
@_disfavoredOverload
public func + (left: Text, right: Text) -> Text { left + right }

/// Returns the sum of two angles.
@_disfavoredOverload
public func + (left: Angle, right: Angle) -> Angle { left + right }

/// Returns the difference of two angles.
@_disfavoredOverload
public func - (left: Angle, right: Angle) -> Angle { left - right }

/// Returns the angle in the opposite direction.
@_disfavoredOverload
public prefix func - (angle: Angle) -> Angle { -angle }

/// Returns an angle, multiplied by a number.
@_disfavoredOverload
public func * (left: Angle, right: Double) -> Angle { left * right }

/// Returns an angle, multiplied by a number.
@_disfavoredOverload
public func * (left: Double, right: Angle) -> Angle { left * right }

/// Returns an angle, divided by a number.
@_disfavoredOverload
public func / (left: Angle, right: Double) -> Angle { left / right }

/// Adds an angle to another one.
@_disfavoredOverload
public func += (left: inout Angle, right: Angle) { left += right }

/// Subtracts an angle from another one.
@_disfavoredOverload
public func -= (left: inout Angle, right: Angle) { left -= right }

/// Multiplies an angle by a number.
@_disfavoredOverload
public func *= (left: inout Angle, right: Double) { left *= right }

/// Divides an angle by a number.
@_disfavoredOverload
public func /= (left: inout Angle, right: Double) { left /= right }
