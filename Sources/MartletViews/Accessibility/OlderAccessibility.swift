public import MartletUI

// SwiftUI's older spelling of what is `accessibilityLabel(_:)` and its kind today.
extension View {
    /// The older spelling of `accessibilityLabel(_:)`.
    ///
    /// - Parameter label: The name for screen readers.
    @available(*, deprecated, renamed: "accessibilityLabel(_:)")
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// The older spelling of `accessibilityHint(_:)`.
    ///
    /// - Parameter hint: What happens.
    @available(*, deprecated, renamed: "accessibilityHint(_:)")
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// The older spelling of `accessibilityValue(_:)`.
    ///
    /// - Parameter value: The value for screen readers.
    @available(*, deprecated, renamed: "accessibilityValue(_:)")
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// The older spelling of `accessibilityHidden(_:)`.
    ///
    /// - Parameter hidden: Whether screen readers pass over the view.
    @available(*, deprecated, renamed: "accessibilityHidden(_:)")
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// The older spelling of `accessibilityIdentifier(_:)`.
    ///
    /// - Parameter identifier: The identifier for tests.
    @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// The older spelling of `accessibilityAddTraits(_:)`.
    ///
    /// - Parameter traits: What the view is.
    @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

    /// The older spelling of `accessibilityRemoveTraits(_:)`.
    ///
    /// - Parameter traits: What the view would not be.
    @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// The older spelling of `accessibilitySortPriority(_:)`.
    ///
    /// - Parameter sortPriority: When the view would be read.
    @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

    /// The older spelling of `accessibilityInputLabels(_:)`.
    ///
    /// - Parameter inputLabels: What the view would be called.
    @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
    public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

    /// The older spelling of `accessibilityActivationPoint(_:)`.
    ///
    /// - Parameter activationPoint: Where the view would be pressed.
    @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
    public func accessibility(activationPoint: UnitPoint) -> some View { accessibilityActivationPoint(activationPoint) }
}
