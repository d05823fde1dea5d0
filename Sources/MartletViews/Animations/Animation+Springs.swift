public import MartletUI

extension Animation {
    /// Returns a spring that does not bounce.
    ///
    /// - Parameters:
    ///   - duration: The approximate duration in seconds.
    ///   - extraBounce: How far it overshoots besides.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a spring that bounces slightly.
    ///
    /// - Parameters:
    ///   - duration: The approximate duration in seconds.
    ///   - extraBounce: How far it overshoots besides.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns a spring that bounces.
    ///
    /// - Parameters:
    ///   - duration: The approximate duration in seconds.
    ///   - extraBounce: How far it overshoots besides.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Returns a fast spring for changes that follow the visitor's hand.
    ///
    /// - Parameters:
    ///   - response: The period in seconds.
    ///   - dampingFraction: How fast the spring comes to rest.
    ///   - blendDuration: Has no effect.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }

    /// Returns a spring, given by what it is made of.
    ///
    /// - Parameters:
    ///   - mass: The mass at its end.
    ///   - stiffness: How strongly it pulls.
    ///   - damping: How strongly it is slowed down.
    ///   - initialVelocity: Has no effect.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let frequency = (stiffness / mass).squareRoot()
        guard frequency.isFinite, frequency > 0 else { return .spring }
        let fraction = damping / (2 * (stiffness * mass).squareRoot())
        return spring(response: 2 * .pi / frequency, dampingFraction: fraction.isFinite ? min(max(fraction, 0), 1) : 1)
    }
}

extension Animation {
    /// A spring of half a second that does not bounce.
    public static var interpolatingSpring: Animation { spring }

    /// Returns a spring, given by its duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: The approximate duration in seconds.
    ///   - bounce: How far it overshoots, from 0 (not at all) to 1.
    ///   - initialVelocity: Has no effect.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { spring(duration: duration, bounce: bounce) }

    /// Returns the same animation: what waits for its end does not wait for the rest of a spring anyway.
    ///
    /// - Parameter duration: After how many seconds it would count as complete.
    public func logicallyComplete(after duration: Double) -> Animation { self }
}

extension View {
    /// Animates style changes in this view; the older spelling of `animation(_:value:)`.
    ///
    /// - Parameter animation: The animation, or `nil` to make changes at once.
    public func animation(_ animation: Animation?) -> some View { self.animation(animation, value: 0) }
}
