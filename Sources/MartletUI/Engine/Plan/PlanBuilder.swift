/// Writes the plan of a view type: views and modifiers add to it, in the order of the markup, what they consist of.
///
/// It also knows what stands around the view that is being planned, which the finished ``ViewPlan`` has no use for.
public final class _PlanBuilder {
    private(set) var steps: ContiguousArray<ViewPlan.Step> = []
    private(set) var differences: ContiguousArray<ViewPlan.Difference> = []
    private(set) var elements: ContiguousArray<ViewPlan.Element> = []
    private(set) var attributes: ContiguousArray<AttributeStep> = []
    private(set) var texts: ContiguousArray<ViewPlan.TextPlace> = []
    private(set) var literals: ContiguousArray<Text> = []
    private(set) var children: ContiguousArray<ViewPlan.Child> = []
    /// What stands first and last; `nil` while nothing does.
    private(set) var edges: (first: ViewPlan.Edge, last: ViewPlan.Edge)?
    private(set) var hasStartComment = false

    private var open: [Int] = []
    private var pendingAttributes: ContiguousArray<AttributeStep> = []
    private var isInElementAlone = false
    private var nextElementIsLazyContainer = false
    /// The hints for the text fields that are being planned, outermost first.
    private(set) var inputHints: ContiguousArray<AttributeStep> = []
    /// The controls for which a view around this type sets a style of the program's.
    package let context: PlanContext
    /// Where the style of the buttons that are being planned comes from.
    private(set) var buttonStyle: ButtonStyleSource
    /// Whether the toggles that are being planned are switches.
    private(set) var togglesAreSwitches: Bool
    /// How to find the pressed style of the button around the content that is being planned.
    private var pressedStyle: PressedStyle?
    /// Whether a text already says what the symbols that are being planned show.
    private(set) var isSaidByText = false

    init(_ context: PlanContext) {
        self.context = context
        buttonStyle =
            context.contains(.primitiveButtons)
            ? .primitive : context.contains(.buttonsAndLabels) ? .surrounding : .system
        togglesAreSwitches = !context.contains(.checkboxes)
    }

    /// Adds an attribute for the next element.
    package func attribute(_ step: AttributeStep) { pendingAttributes.append(step) }

    /// Adds an attribute for the next element that the modifiers around it may replace.
    package func defaultAttribute(_ step: AttributeStep) { pendingAttributes.insert(step, at: 0) }

    /// Applies `hint` to the text fields that `body` plans.
    func hinting(_ hint: AttributeStep, _ body: () -> Void) {
        inputHints.append(hint)
        body()
        inputHints.removeLast()
    }

    /// Applies a style to the buttons that `body` plans.
    func styling(buttons source: ButtonStyleSource, _ body: () -> Void) {
        let outer = buttonStyle
        buttonStyle = source
        body()
        buttonStyle = outer
    }

    /// Plans toggles as switches, or as checkboxes.
    func styling(togglesAsSwitches areSwitches: Bool, _ body: () -> Void) {
        let outer = togglesAreSwitches
        togglesAreSwitches = areSwitches
        body()
        togglesAreSwitches = outer
    }

    /// Applies a style to the content that `body` plans while the button around it is pressed.
    func pressing(_ style: PressedStyle, _ body: () -> Void) {
        pressedStyle = style
        body()
        pressedStyle = nil
    }

    /// Removes and returns the attributes that the modifiers around a control of several elements intend for the
    /// element that the visitor uses: its identifier, its label, its events. Classes stay with the outermost element.
    package func removeControlAttributes() -> ContiguousArray<AttributeStep> {
        let taken = ContiguousArray(pendingAttributes.filter { $0.mayRestrict || $0.isEvent })
        pendingAttributes.removeAll { $0.mayRestrict || $0.isEvent }
        return taken
    }

    /// Adds the removed attributes to the next element.
    package func attributes(_ steps: ContiguousArray<AttributeStep>) { pendingAttributes.append(contentsOf: steps) }

    /// Enters an element.
    package func open(_ name: ElementName) {
        enter(name, nameOffset: nil)
        steps.append(.open(name))
    }

    /// Enters an element whose name is in the value.
    package func open(namedAt offset: Offset<ElementName>) {
        enter(.div, nameOffset: offset)
        steps.append(.openNamed(offset))
    }

    /// Enters an element that a modifier puts around another one. Attributes that name or disable the inner element go
    /// on to it, unless the outer element itself listens to events. What is reported of the outer element stays.
    package func openAround(_ name: ElementName) {
        var inner: ContiguousArray<AttributeStep> = []
        // The control's own events, its focus, belong to the control wherever they are requested.
        if !pendingAttributes.contains(where: { $0.isEvent && $0.control == nil }) {
            inner = pendingAttributes.filter { ($0.mayRestrict || $0.isEvent) && !$0.isReport }
            pendingAttributes.removeAll { ($0.mayRestrict || $0.isEvent) && !$0.isReport }
        }
        open(name)
        pendingAttributes = inner
    }

    package func close(_ name: ElementName) {
        open.removeLast()
        steps.append(.close(name))
    }

    package func close(namedAt offset: Offset<ElementName>) {
        open.removeLast()
        steps.append(.closeNamed(offset))
    }

    /// Whether what is planned now stands directly in a lazy container.
    var isLazy: Bool { open.last.map { elements[$0].isLazyContainer } ?? context.contains(.lazyRows) }

    /// Makes the next element a lazy container: the rows of a `ForEach` directly inside are made as they come near the
    /// viewport.
    func beginLazyContainer() { nextElementIsLazyContainer = true }

    /// Plans the content of the element entered last: a text that is alone there is the element's own.
    package func content<Content: View>(at offset: Offset<Content>) {
        isInElementAlone = Content._shape == .text
        Content._plan(self, at: offset)
        isInElementAlone = false
    }

    /// Plans the label of a control: if it has a text, assistive technologies do not also read its symbols.
    package func label<Content: View>(at offset: Offset<Content>) {
        saidByText(if: ViewPlan(of: Content.self).hasText) { content(at: offset) }
    }

    /// Plans views for which `condition` determines whether a text already says what their symbols show.
    func saidByText(if condition: Bool, _ plan: () -> Void) {
        let outer = isSaidByText
        isSaidByText = outer || condition
        plan()
        isSaidByText = outer
    }

    /// Plans a text: in an element of its own unless it is alone in one.
    package func text(at offset: Offset<Text>) {
        let isAlone = isInElementAlone
        isInElementAlone = false
        if !isAlone { open(.span) }
        let index = open.last ?? 0
        addStyle(ofTextAt: offset)
        markAsHoldingText()
        steps.append(.text(offset))
        differences.append(.text(texts.count))
        texts.append(ViewPlan.TextPlace(offset: offset, index: index))
        if !isAlone { close(.span) }
    }

    /// Plans a text of the element entered last, the same in every value.
    package func literal(_ text: LocalizedStringKey) {
        markAsHoldingText()
        steps.append(.literal(literals.count))
        literals.append(Text(text))
    }

    /// Says at the element entered last that a text follows.
    private func markAsHoldingText() {
        switch steps.last {
        case .open(let name, _): steps[steps.count - 1] = .open(name, holdsText: true)
        case .openNamed(let offset, _): steps[steps.count - 1] = .openNamed(offset, holdsText: true)
        default: break
        }
    }

    /// Adds the style of a text, which belongs to the element entered last; it is written before that element.
    private func addStyle(ofTextAt offset: Offset<Text>) {
        guard let name = steps.last, !elements.isEmpty else { return }
        let step = keep(Text.styleStep(at: offset))
        elements[elements.count - 1].attributes = elements[elements.count - 1].attributes.lowerBound..<attributes.count
        steps[steps.count - 1] = .textStyle(offset, step)
        steps.append(name)
    }

    /// Keeps an attribute for the plan, whose steps only refer to it.
    private func keep(_ step: AttributeStep) -> Unmanaged<AttributeStep> {
        attributes.append(step)
        return .passUnretained(step)
    }

    /// Adds a child that always stands here.
    func addChild(at offset: Int, _ operations: AnyChildOperations) {
        if open.isEmpty { root(.child(children.count)) }
        steps.append(.child)
        add(
            ViewPlan.Child(
                offset: offset, operations: operations, index: 0, element: open.last, isInLazyContainer: isLazy))
    }

    /// Adds a place whose content arrives and leaves before an anchor.
    func addDynamicSlot(at offset: Int, _ operations: AnyChildOperations) {
        if open.isEmpty {
            if edges == nil {
                hasStartComment = true
                root(.index(elements.count))
                elements.append(Self.anchor(in: nil))
            }
            root(.index(elements.count))
        }
        steps.append(.dynamicSlot)
        add(
            ViewPlan.Child(
                offset: offset, operations: operations, index: elements.count, element: open.last,
                isInLazyContainer: isLazy))
        elements.append(Self.anchor(in: open.last))
    }

    /// The entry of an anchor, which has neither name nor attributes.
    private static func anchor(in parent: Int?) -> ViewPlan.Element {
        ViewPlan.Element(
            parent: parent, attributes: 0..<0, compared: 0..<0, restrictions: [], animation: nil, nameOffset: nil,
            name: .span, isLazyContainer: false)
    }

    /// Adds a child position that renders nothing.
    func addEffect(at offset: Int, _ operations: AnyChildOperations) {
        steps.append(.effect)
        add(
            ViewPlan.Child(
                offset: offset, operations: operations, index: 0, element: open.last, isInLazyContainer: isLazy))
    }

    private func add(_ child: ViewPlan.Child) {
        differences.append(.child(children.count))
        children.append(child)
    }

    private func enter(_ name: ElementName, nameOffset: Offset<ElementName>?) {
        if open.isEmpty { root(.index(elements.count)) }
        if let pressedStyle { pendingAttributes.append(contentsOf: pendingAttributes.compactMap(pressedStyle.step)) }
        let start = attributes.count
        for step in pendingAttributes { steps.append(.attribute(keep(step))) }
        pendingAttributes.removeAll()
        let range = start..<attributes.count
        if nameOffset != nil || attributes[range].contains(where: { !$0.isConstant }) {
            differences.append(.element(elements.count))
        }
        let index = elements.count
        for step in attributes[range] { step.control?.element = index }
        let around = open.last.map { elements[$0].restrictions } ?? []
        let animation =
            attributes[range].last { $0.animation != nil }?.animation ?? open.last.flatMap { elements[$0].animation }
        elements.append(
            ViewPlan.Element(
                parent: open.last, attributes: range, compared: range,
                restrictions: around + attributes[range].filter(\.mayRestrict), animation: animation,
                nameOffset: nameOffset, name: name, isLazyContainer: nextElementIsLazyContainer))
        nextElementIsLazyContainer = false
        open.append(index)
    }

    private func root(_ edge: ViewPlan.Edge) {
        edges = (first: edges?.first ?? edge, last: edge)
    }
}
