public import MartletUI

extension View {
    /// Has no effect: the browser says letters and signs as its reader does.
    ///
    /// - Parameter value: Whether signs would be said.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        IgnoredHint.speechAlwaysIncludesPunctuation.passing(self)
    }

    /// Has no effect: the browser says letters and signs as its reader does.
    ///
    /// - Parameter value: Whether letters would be said one by one.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        IgnoredHint.speechSpellsOutCharacters.passing(self)
    }

    /// Has no effect: the browser says letters and signs as its reader does.
    ///
    /// - Parameter value: How much higher or lower the voice would be.
    public func speechAdjustedPitch(_ value: Double) -> some View { IgnoredHint.speechAdjustedPitch.passing(self) }

    /// Has no effect: what changes is said when the reader is ready.
    ///
    /// - Parameter value: Whether it would wait.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        IgnoredHint.speechAnnouncementsQueued.passing(self)
    }

    /// Has no effect: a browser that inverts colors inverts all.
    ///
    /// - Parameter active: Whether the view would be left out.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        IgnoredHint.accessibilityIgnoresInvertColors.passing(self)
    }

    /// Has no effect: a browser enlarges the page.
    public func accessibilityShowsLargeContentViewer() -> some View {
        IgnoredHint.accessibilityShowsLargeContentViewer.passing(self)
    }

    /// Has no effect: a browser enlarges the page.
    ///
    /// - Parameter largeContentView: What would be shown.
    public func accessibilityShowsLargeContentViewer<Content: View>(
        @ViewBuilder _ largeContentView: () -> Content
    ) -> some View { IgnoredHint.accessibilityShowsLargeContentViewer.passing(self) }

    /// Has no effect: what can be pressed is said by its element.
    ///
    /// - Parameter value: Whether it can be.
    public func accessibilityRespondsToUserInteraction(_ value: Bool = true) -> some View {
        IgnoredHint.accessibilityRespondsToUserInteraction.passing(self)
    }

    /// Has no effect: what is said by voice are the names that are seen.
    ///
    /// - Parameter labels: Other names.
    public func accessibilityInputLabels(_ labels: [String]) -> some View {
        IgnoredHint.accessibilityInputLabels.passing(self)
    }

    /// Has no effect: what is said by voice are the names that are seen.
    ///
    /// - Parameter labels: Other names.
    @_disfavoredOverload
    public func accessibilityInputLabels(_ labels: [Text]) -> some View {
        IgnoredHint.accessibilityInputLabels.passing(self)
    }

    /// Has no effect: a page is read in its order.
    ///
    /// - Parameter priority: What would be read earlier.
    public func accessibilitySortPriority(_ priority: Double) -> some View {
        IgnoredHint.accessibilitySortPriority.passing(self)
    }

    /// Has no effect: an element says by itself what it is.
    ///
    /// - Parameter traits: What it would not be.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        IgnoredHint.accessibilityRemoveTraits.passing(self)
    }

    /// Has no effect: a page has no rotor; headings and landmarks are found by themselves.
    ///
    /// - Parameters:
    ///   - label: The name of the rotor.
    ///   - entries: What it would find.
    public func accessibilityRotor<Entries: View>(
        _ label: Text, @ViewBuilder entries: () -> Entries
    ) -> some View { IgnoredHint.accessibilityRotor.passing(self) }

    /// Has no effect: a page has no rotor; headings and landmarks are found by themselves.
    ///
    /// - Parameters:
    ///   - label: The name of the rotor.
    ///   - entries: What it would find.
    public func accessibilityRotor<Entries: View>(
        _ label: LocalizedStringKey, @ViewBuilder entries: () -> Entries
    ) -> some View { IgnoredHint.accessibilityRotor.passing(self) }

    /// Has no effect: a page has no rotor; headings and landmarks are found by themselves.
    ///
    /// - Parameters:
    ///   - rotor: Which rotor of the system it would be.
    ///   - entries: What it would find.
    public func accessibilityRotor<Entries: View>(
        _ rotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> Entries
    ) -> some View { IgnoredHint.accessibilityRotor.passing(self) }

    /// Has no effect: a page has no rotor; headings and landmarks are found by themselves.
    ///
    /// - Parameters:
    ///   - label: The name of the rotor.
    ///   - entries: What it would find.
    ///   - entryLabel: The name of an entry.
    public func accessibilityRotor<Entry: Identifiable>(
        _ label: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { IgnoredHint.accessibilityRotor.passing(self) }

    /// Has no effect: a finger is the browser's while a screen reader is on.
    ///
    /// - Parameter isDirectTouchArea: Whether it would be the view's.
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
        IgnoredHint.accessibilityDirectTouch.passing(self)
    }

    /// Has no effect: a browser presses the middle of a view.
    ///
    /// - Parameter activationPoint: Where it would be pressed.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        IgnoredHint.accessibilityActivationPoint.passing(self)
    }
}
