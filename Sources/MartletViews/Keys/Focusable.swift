public import MartletUI

/// What a view does when it has the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates interactions.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is pressed.
    public static let activate = Self(rawValue: 1)
    /// It takes what is typed.
    public static let edit = Self(rawValue: 2)
    /// What is usual.
    public static let automatic: Self = [.activate, .edit]
}

/// How strongly a view wants the focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let isOfUser: Bool

    /// When the view appears.
    public static let automatic = Self(isOfUser: false)
    /// When the view appears: a browser tells nothing of who moves the focus.
    public static let userInitiated = Self(isOfUser: true)
}

extension View {
    /// Sets whether the view can have the focus.
    ///
    /// - Parameter isFocusable: Whether it can.
    public func focusable(_ isFocusable: Bool = true) -> some View { attribute("tabindex", isFocusable ? "0" : nil) }

    /// Sets whether the view can have the focus.
    ///
    /// - Parameters:
    ///   - isFocusable: Whether it can.
    ///   - interactions: Has no effect.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusable(isFocusable)
    }

    /// Moves the focus to a view when this one appears.
    ///
    /// - Parameters:
    ///   - binding: The binding of the views' `focused(_:equals:)`.
    ///   - value: The value of the view that gets the focus.
    ///   - priority: Has no effect.
    public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { onAppear { binding.wrappedValue = value } }

    /// Has no effect: the mark of the focus is how a keyboard is used.
    ///
    /// - Parameter disabled: Whether there would be no mark.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        IgnoredHint.focusEffectDisabled.passing(self)
    }

    /// Has no effect: the browser decides where the focus goes next.
    ///
    /// - Parameter namespace: The views among which the focus would stay.
    public func focusScope(_ namespace: Namespace.ID) -> some View { IgnoredHint.focusScope.passing(self) }

    /// Has no effect: use ``defaultFocus(_:_:priority:)``.
    ///
    /// - Parameters:
    ///   - prefersDefaultFocus: Whether the view would get the focus.
    ///   - namespace: The views of which one would get it.
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        IgnoredHint.prefersDefaultFocus.passing(self)
    }
}
