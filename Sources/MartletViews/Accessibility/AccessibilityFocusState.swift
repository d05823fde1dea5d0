public import MartletUI

/// The state of a screen reader's focus, which is the page's: which of the views with `accessibilityFocused` has it.
///
///     @AccessibilityFocusState private var isOnTitle: Bool
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let state: FocusState<Value>

    /// Creates the focus state of one view.
    public init() where Value == Bool { state = FocusState() }

    /// Creates the focus state of several views.
    public init<Wrapped>() where Value == Wrapped? { state = FocusState() }

    /// Creates the focus state of one view.
    ///
    /// - Parameter technologies: Has no effect: a browser tells nothing of what helps its visitor.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

    /// Creates the focus state of several views.
    ///
    /// - Parameter technologies: Has no effect: a browser tells nothing of what helps its visitor.
    public init<Wrapped>(for technologies: AccessibilityTechnologies) where Value == Wrapped? { self.init() }

    /// The value of the view that has the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding to pass to `accessibilityFocused`.
    public var projectedValue: Binding { Binding(base: state.projectedValue) }

    /// A binding to a focus state, to be passed to `accessibilityFocused` or to another view.
    @propertyWrapper
    public struct Binding {
        let base: FocusState<Value>.Binding

        /// The value of the view that has the focus.
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        /// This binding.
        public var projectedValue: Self { self }
    }
}

/// What helps a visitor.
public struct AccessibilityTechnologies: SetAlgebra, Sendable, OptionSet {
    public let rawValue: Int

    /// Creates technologies.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A screen reader.
    public static let voiceOver = Self(rawValue: 1)
    /// A switch.
    public static let switchControl = Self(rawValue: 2)
}

extension View {
    /// Binds the focus of this view to a state. Writing `true` moves the focus to the view, and a screen reader with it.
    ///
    /// - Parameter condition: The state.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        attribute("tabindex", "-1").focused(condition.base)
    }

    /// Binds the focus of this view to a value of a state. Writing the value moves the focus to the view, and a screen
    /// reader with it.
    ///
    /// - Parameters:
    ///   - binding: The state.
    ///   - value: The value that stands for this view.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value?>.Binding, equals value: Value?
    ) -> some View { attribute("tabindex", "-1").focused(binding.base, equals: value) }
}
