public struct _DatePickerComponents: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let date = Self(rawValue: 1), hourAndMinute = Self(rawValue: 2)
}

@available(*, unavailable, message: "Use HTML(\"input\").attribute(\"type\", \"date\") with .onInput.")
public struct DatePicker<Label: View>: _PrimitiveView {
    public init(
        selection: Binding<Date>, displayedComponents: _DatePickerComponents = [], @ViewBuilder label: () -> Label
    ) {}
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: _DatePickerComponents = []
    ) where Label == Text {}
    public init<Bounds: RangeExpression>(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: Bounds,
        displayedComponents: _DatePickerComponents = []
    ) where Label == Text, Bounds.Bound == Date {}
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, displayedComponents: _DatePickerComponents = []
    ) where Label == Text {}
}

@available(*, unavailable, message: "Use Link, to the address or to one with the scheme mailto.")
public struct ShareLink<Label: View>: _PrimitiveView {
    public init<Item>(item: Item) where Label == Text {}
    public init<Item>(item: Item, @ViewBuilder label: () -> Label) {}
    public init<Item>(_ titleKey: LocalizedStringKey, item: Item) where Label == Text {}
}

public struct _KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public init(extendedGraphemeClusterLiteral value: Character) {}
    public static let `return` = Self(extendedGraphemeClusterLiteral: "\r")
    public static let escape = Self(extendedGraphemeClusterLiteral: "\u{1B}")
    public static let delete = Self(extendedGraphemeClusterLiteral: "\u{8}")
    public static let space = Self(extendedGraphemeClusterLiteral: " ")
    public static let tab = Self(extendedGraphemeClusterLiteral: "\t")
}

public struct _EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let command = Self(rawValue: 1), shift = Self(rawValue: 2), option = Self(rawValue: 4)
    public static let control = Self(rawValue: 8)
}

public struct _KeyboardShortcut: Sendable {
    public static let defaultAction = Self(), cancelAction = Self()
}

extension View {
    @available(*, unavailable, message: "Put the buttons beside the view, or show them in a confirmationDialog.")
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }

    @available(*, unavailable, message: "Put the buttons beside the view, or show them in a confirmationDialog.")
    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
    ) -> some View { self }

    @available(
        *, unavailable, message: "Leave it out, or use .onSubmit for Enter: a browser keeps most keys for itself."
    )
    public func keyboardShortcut(_ key: _KeyEquivalent, modifiers: _EventModifiers = .command) -> some View { self }

    @available(
        *, unavailable, message: "Leave it out, or use .onSubmit for Enter: a browser keeps most keys for itself."
    )
    public func keyboardShortcut(_ shortcut: _KeyboardShortcut) -> some View { self }
}
