/// A control that selects one of several values: a labeled `<select>`, or radio buttons in the styles `.segmented`,
/// `.inline` and the like (``View/pickerStyle(_:)``).
///
///     Picker("Size", selection: $size) {
///         ForEach(Size.allCases, id: \.self) { Text($0.name) }
///     }
///
/// The content lists the options: views with a `tag` of the selection's type, or a `ForEach` with identifiers of that
/// type. A menu shows the texts of these views, radio buttons the views.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView {
    private let label: Label
    private let choices: PickerChoices<SelectionValue>

    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected value.
    ///   - content: The options.
    ///   - label: The label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, content: content())
    }

    /// Creates a picker that says its value in its own way.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected value.
    ///   - content: The options.
    ///   - label: The label.
    ///   - currentValueLabel: Has no effect: a `<select>` shows the selected option.
    public init<CurrentValue: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValue
    ) { self.init(selection: selection, content: content, label: label) }

    /// Creates a picker with a label.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected value.
    ///   - label: The label.
    ///   - content: The options.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, selection: selection, content: content())
    }

    private init(label: Label, selection: Binding<SelectionValue>, content: Content) {
        self.label = label
        choices = PickerChoices(selection: selection.read(), options: PickerOption.all(in: content))
    }

    public static var _shape: _ViewShape { .control }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        guard plan.context.contains(.pickers) else {
            return PickerMenu<SelectionValue>.plan(plan, label: offset.label, choices: offset.choices)
        }
        plan.attribute(AttributeStep(constant: .classNames("m-picker m-choices")))
        plan.open(.fieldset)
        plan.child(at: offset, DerivedViewOperations { StyledPicker(label: $0.label, choices: $0.choices) })
        plan.close(.fieldset)
    }
}

/// A picker as the browser's own menu.
enum PickerMenu<Selection: Hashable> {
    static func plan<Label: View>(
        _ plan: PlanBuilder, label: Offset<Label>, choices: Offset<PickerChoices<Selection>>
    ) {
        let operations = PickerOperations(offset: choices)
        let attributes = plan.removeControlAttributes()
        plan.attribute(AttributeStep(constant: .classNames("m-picker")))
        plan.open(.label)
        ControlLabel.add(to: plan, at: label)
        plan.attribute(AttributeStep(constant: .classNames("m-field")))
        plan.attribute(AttributeStep(constant: .fixed("autocomplete", "off")))
        plan.attributes(attributes)
        plan.attribute(AttributeStep(event: .input, .value, of: operations.position))
        plan.open(.select)
        // The option that is shown while the selection is none of the others.
        plan.attribute(AttributeStep(constant: .fixed("value", "")))
        plan.attribute(AttributeStep(constant: .fixed("hidden", "")))
        plan.open(.option)
        plan.close(.option)
        plan.dynamicSlot(at: choices, PickerOptionOperations<Selection>())
        plan.close(.select)
        plan.effect(at: choices, operations)
        plan.close(.label)
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - selection: A binding to the selected value.
    ///   - content: The options.
    public init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    /// Creates a picker with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - selection: A binding to the selected value.
    ///   - content: The options.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == MartletUI.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the symbol.
    ///   - selection: A binding to the selected value.
    ///   - content: The options.
    public init(
        _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { MartletUI.Label(title, systemImage: systemImage) } }

    /// Creates a picker with a string as its title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - systemImage: The name of the symbol.
    ///   - selection: A binding to the selected value.
    ///   - content: The options.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { MartletUI.Label(title, systemImage: systemImage) } }
}

/// The options of a picker, and its selection.
struct PickerChoices<Selection: Hashable> {
    let selection: Binding<Selection>
    let options: [PickerOption<Selection>]

    /// The key of the selected option; empty if the selection is none of them.
    var shownKey: String {
        let selection = selection.wrappedValue
        return options.first { $0.tag == selection }?.key ?? ""
    }
}

/// An `<option>`. It is marked as selected only when it is rendered; afterwards the `<select>` has the value.
private struct PickerRow<Selection: Hashable>: _PrimitiveView {
    let label: Text
    let option: PickerOption<Selection>
    let choices: PickerChoices<Selection>

    static var _shape: _ViewShape { .element }

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, read: { .attribute("value", $0.option.key) },
                areEqual: { $0.option.key == $1.option.key }))
        plan.attribute(
            AttributeStep(
                at: offset, read: { .property("selected", .boolean($0.choices.shownKey == $0.option.key)) },
                areEqual: nil))
        plan.open(.option)
        plan.content(at: offset.label)
        plan.close(.option)
    }
}

/// The options, matched by key from one evaluation to the next.
private struct PickerOptionOperations<Selection: Hashable>: ChildOperations {
    typealias Value = PickerChoices<Selection>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> ForEachNode<String, PickerRow<Selection>> {
        ForEachNode(rows(value.value), place)
    }

    func update(
        _ node: ForEachNode<String, PickerRow<Selection>>, from old: borrowing Borrowed<Value>,
        to new: borrowing Borrowed<Value>, anchor: UInt32
    ) {
        node.update(rows(new.value), anchor: anchor)
    }

    private func rows(_ choices: Value) -> ForEachRows<String, PickerRow<Selection>> {
        var rows = ForEachRows<String, PickerRow<Selection>>()
        rows.identifiers = ContiguousArray(choices.options.map(\.key))
        rows.contents = ContiguousArray(
            choices.options.map { PickerRow(label: Text(verbatim: $0.label), option: $0, choices: choices) })
        return rows
    }
}

private struct PickerOperations<Selection: Hashable>: ChildOperations {
    typealias Value = PickerChoices<Selection>
    let offset: Offset<Value>
    let position = ControlPosition()

    var control: ControlPosition? { position }

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> PickerNode<Selection> {
        PickerNode(value.value, position, at: offset, place)
    }

    func update(
        _ node: PickerNode<Selection>, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>,
        anchor: UInt32
    ) {
        // When the selected option goes, a browser selects another one by itself.
        if !old.value.options.elementsEqual(new.value.options, by: { $0.key == $1.key }) { node.forgetShown() }
        node.showUnlessWaiting()
    }
}

/// Shows which option is selected.
private final class PickerNode<Selection: Hashable>: TypedControlNode<PickerChoices<Selection>> {
    private var shown: String?

    init(
        _ choices: PickerChoices<Selection>, _ position: ControlPosition, at offset: Offset<PickerChoices<Selection>>,
        _ place: NodePlace
    ) {
        super.init(position, at: offset, place)
        shown = read(choices)
    }

    private func read(_ choices: PickerChoices<Selection>) -> String {
        reading(ViewType.of(PickerRow<Selection>.self)) { choices.shownKey }
    }

    func forgetShown() { shown = nil }

    override func show() {
        withValue { choices in
            let key = read(choices)
            guard key != shown else { return }
            shown = key
            graph.patches.setProperty(number, "value", .string(key), knowing: graph.client.lastPost)
        }
    }

    override func problem(with value: EventValue, _ part: ControlPart) -> String? {
        var isOption = false
        withValue { choices in isOption = choices.options.contains { $0.key == value.string } }
        return isOption ? nil : "The value of the picker is none of its options; send the value of one of them."
    }

    override func perform(_ value: EventValue, _ part: ControlPart, isShown: Bool) {
        if isShown { recordShown(value) }
        withValue { choices in
            if let option = choices.options.first(where: { $0.key == value.string }) {
                choices.selection.wrappedValue = option.tag
            }
        }
        graph.invalidate(self, .property("selection"))
    }

    override func recordShown(_ value: EventValue) { shown = value.string }

    override func shows(_ value: EventValue) -> Bool {
        var key = shown
        if key == nil { withValue { key = $0.shownKey } }
        return value.string == key
    }

    override func didRenumber() { withValue { shown = $0.shownKey } }
}
