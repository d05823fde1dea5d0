/// Whether texts can be selected: `.enabled` or `.disabled`.
public protocol TextSelectability {
    /// Whether visitors can select the text.
    static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Visitors can select the text.
    public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Visitors cannot select the text.
    public static var disabled: Self { Self() }
}

/// Sets whether texts can be selected: `textSelection(_:)`.
public struct _TextSelectionModifier<Selectability: TextSelectability>: _InheritedStyleModifier {
    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        let style = Selectability.allowsSelection ? StyleClass.selectable : .unselectable
        plan.attribute(AttributeStep(constant: .style(.class(style))))
    }
}

extension StyleClass {
    fileprivate static let selectable = StyleClass(
        "user-select", declarations: "user-select:text;-webkit-user-select:text")
    fileprivate static let unselectable = StyleClass(
        "user-select", declarations: "user-select:none;-webkit-user-select:none")
}

extension View {
    /// Sets whether the visitor can select the texts inside.
    ///
    /// Unlike in an app, texts can be selected by default, as in any page, except those of buttons.
    public func textSelection<S: TextSelectability>(
        _ selectability: S
    ) -> ModifiedContent<Self, _TextSelectionModifier<S>> {
        ModifiedContent(content: self, modifier: _TextSelectionModifier())
    }
}
