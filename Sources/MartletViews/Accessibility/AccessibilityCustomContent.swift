public import MartletUI

/// How important something is that a screen reader may say.
public enum AccessibilityCustomContentImportance: Sendable {
    /// It is there for those who look for it, or said with the rest.
    case `default`, high
}

/// What a text is, for those who hear it.
public enum AccessibilityTextContentType: Sendable {
    /// A text of a kind.
    case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// The roles of a pair of views.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The name, or what it names.
    case label, content
}

extension View {
    /// Adds something for screen readers, which they say after the view.
    ///
    /// - Parameters:
    ///   - label: What it is.
    ///   - value: What it says; nothing is added without it.
    ///   - importance: Has no effect: it is said with the rest.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { modifier(CustomContentModifier(text: value.map { label + Text(verbatim: ": ") + $0 })) }

    /// Adds something for screen readers, which they say after the view.
    ///
    /// - Parameters:
    ///   - labelKey: What it is.
    ///   - valueKey: What it says.
    ///   - importance: Has no effect: it is said with the rest.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }

    /// Adds something for screen readers, which they say after the view.
    ///
    /// - Parameters:
    ///   - labelKey: What it is.
    ///   - value: What it says.
    ///   - importance: Has no effect: it is said with the rest.
    @_disfavoredOverload
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: some StringProtocol,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(verbatim: String(value)), importance: importance)
    }

    /// Has no effect: HTML's elements say what a text is.
    ///
    /// - Parameter value: What it would be.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        IgnoredHint.accessibilityTextContentType.passing(self)
    }

    /// Has no effect: a name beside its view is read before it.
    ///
    /// - Parameters:
    ///   - role: Which of the two this is.
    ///   - id: The name of the pair.
    ///   - namespace: Where it has the name.
    public func accessibilityLabeledPair(
        role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
    ) -> some View { IgnoredHint.accessibilityLabeledPair.passing(self) }

    /// Has no effect: what belongs together is read in the page's order.
    ///
    /// - Parameters:
    ///   - id: The name of the group.
    ///   - namespace: Where it has the name.
    public func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> some View {
        IgnoredHint.accessibilityLinkedGroup.passing(self)
    }

    /// Has no effect: screen readers find headings, links and controls of a page by themselves.
    ///
    /// - Parameters:
    ///   - id: The name of the entry.
    ///   - namespace: Where it has the name.
    public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View {
        IgnoredHint.accessibilityRotorEntry.passing(self)
    }

    /// Has no effect: the data of a `Chart` is a table for screen readers.
    ///
    /// - Parameter representable: Would describe the chart.
    public func accessibilityChartDescriptor(_ representable: some Any) -> some View {
        IgnoredHint.accessibilityChartDescriptor.passing(self)
    }
}

/// The modifier of `accessibilityCustomContent(_:_:importance:)`.
private struct CustomContentModifier: ViewModifier {
    let text: Text?

    func body(content: Content) -> some View {
        HTML("div") {
            content
            if let text { text.class("m-unseen") }
        }
        .class("m-contents")
    }
}
