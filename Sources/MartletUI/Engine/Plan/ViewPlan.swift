/// How to walk every value of one view type, determined once: which elements there are, and where in the value their
/// texts, attributes, handlers and children lie.
///
/// The type fixes the structure, so a walk needs no types at run time: it follows a list of offsets. The plan also
/// fixes the indices: an element has the same index in every instance, for the instance's whole life.
public final class _ViewPlan {
    /// One step of the walk, in the order of the markup.
    package enum Step {
        case open(ElementName)
        case openNamed(Offset<ElementName>)
        case close(ElementName)
        case closeNamed(Offset<ElementName>)
        case text(Offset<Text>)
        case literal(Text)
        /// The style of a text, for the element that contains the text alone.
        case textStyle(Offset<Text>, AttributeStep)
        case attribute(AttributeStep)
        case child
        case dynamicSlot
        case effect
    }

    /// An element and its surroundings.
    package struct Element {
        /// The index of the enclosing element; `nil` at the top.
        package let parent: Int?
        /// The range of its attributes in ``ViewPlan/attributes``.
        package fileprivate(set) var attributes: Range<Int>
        /// The attributes that are compared by themselves: all except the style of a text, which is compared with the
        /// text.
        package let compared: Range<Int>
        /// The attributes, of the element and of those around it, that may disable or hide it.
        package let restrictions: [AttributeStep]
        /// Where its name lies in a value, if the value names the element; `name` is meaningless then.
        package let nameOffset: Offset<ElementName>?
        package let name: ElementName
        /// Whether the rows directly inside are made as they come near the viewport.
        package let isLazyContainer: Bool
    }

    /// A text and the index of its element.
    package struct TextPlace {
        package let offset: Offset<Text>
        package let index: Int
    }

    /// A child position.
    package struct Child {
        /// The offset of the value in bytes; the operations know its type.
        package let offset: Int
        package let operations: AnyChildOperations
        /// The index of the anchor, for a dynamic slot.
        package let index: Int
        /// The index of the enclosing element.
        package let element: Int?
        /// Whether the child stands directly in a lazy container.
        package let isInLazyContainer: Bool
    }

    /// What may differ between two values of the type, in the order of the markup.
    package enum Difference {
        case element(Int)
        case text(Int)
        case child(Int)
    }

    /// An edge of an instance.
    package enum Edge { case index(Int), child(Int) }

    @exclusivity(unchecked) private(set) var steps: ContiguousArray<Step> = []
    @exclusivity(unchecked) private(set) var differences: ContiguousArray<Difference> = []
    /// The elements by index; anchors have an entry too.
    @exclusivity(unchecked) private(set) var elements: ContiguousArray<Element> = []
    @exclusivity(unchecked) private(set) var attributes: ContiguousArray<AttributeStep> = []
    @exclusivity(unchecked) private(set) var texts: ContiguousArray<TextPlace> = []
    @exclusivity(unchecked) private(set) var children: ContiguousArray<Child> = []
    /// The elements that listen and may have an identifier.
    private(set) var identifiable: ContiguousArray<Int> = []
    @exclusivity(unchecked) private(set) var first = Edge.index(0)
    @exclusivity(unchecked) private(set) var last = Edge.index(0)
    /// Whether an element may disable or hide the content of its children.
    @exclusivity(unchecked) private(set) var restrictsChildren = false
    /// The instance begins with a dynamic slot, so a start comment stands before it.
    @exclusivity(unchecked) private(set) var hasStartComment = false
    /// Some children stand directly in a lazy container and others do not, or the container begins in this type.
    @exclusivity(unchecked) private(set) var childrenDifferInLaziness = false
    /// The instance has nothing of its own, so a comment stands for it.
    @exclusivity(unchecked) private(set) var isEmpty = true

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

    /// The plan of `type` as an instance of its own.
    package init<Content: View>(of type: Content.Type, with context: PlanContext = []) {
        self.context = context
        buttonStyle =
            context.contains(.primitiveButtons)
            ? .primitive : context.contains(.buttonsAndLabels) ? .surrounding : .system
        togglesAreSwitches = !context.contains(.checkboxes)
        Content._plan(self, at: .start)
    }

    /// The number of elements and anchors.
    package var elementCount: Int { isEmpty ? 1 : elements.count }

    // MARK: Building

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
    package func takeControlAttributes() -> ContiguousArray<AttributeStep> {
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
    /// on to it, unless the outer element itself listens to events.
    package func openAround(_ name: ElementName) {
        var inner: ContiguousArray<AttributeStep> = []
        // The control's own events, its focus, belong to the control wherever they are requested.
        if !pendingAttributes.contains(where: { $0.isEvent && $0.control == nil }) {
            inner = pendingAttributes.filter { $0.mayRestrict || $0.isEvent }
            pendingAttributes.removeAll { $0.mayRestrict || $0.isEvent }
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

    /// Whether parts of the content have nodes of their own, with plans of their own.
    var hasNodes: Bool {
        steps.contains { step in
            switch step {
            case .child, .dynamicSlot: true
            default: false
            }
        }
    }

    private var hasText: Bool {
        steps.contains { step in
            switch step {
            case .text, .literal: true
            default: false
            }
        }
    }

    /// Plans a text: in an element of its own unless it is alone in one.
    package func text(at offset: Offset<Text>) {
        let isAlone = isInElementAlone
        isInElementAlone = false
        if !isAlone { open(.span) }
        let index = open.last ?? 0
        addStyle(ofTextAt: offset)
        steps.append(.text(offset))
        differences.append(.text(texts.count))
        texts.append(TextPlace(offset: offset, index: index))
        if !isAlone { close(.span) }
    }

    /// Plans a text of the element entered last, the same in every value.
    package func literal(_ text: LocalizedStringKey) { steps.append(.literal(Text(text))) }

    /// Adds the style of a text, which belongs to the element entered last; it is written before that element.
    private func addStyle(ofTextAt offset: Offset<Text>) {
        guard let name = steps.last, !elements.isEmpty else { return }
        let step = Text.styleStep(at: offset)
        attributes.append(step)
        elements[elements.count - 1].attributes = elements[elements.count - 1].attributes.lowerBound..<attributes.count
        steps[steps.count - 1] = .textStyle(offset, step)
        steps.append(name)
    }

    /// Adds a child that always stands here.
    func addChild(at offset: Int, _ operations: AnyChildOperations) {
        if open.isEmpty { root(.child(children.count)) }
        steps.append(.child)
        add(Child(offset: offset, operations: operations, index: 0, element: open.last, isInLazyContainer: isLazy))
    }

    /// Adds a place whose content arrives and leaves before an anchor.
    func addDynamicSlot(at offset: Int, _ operations: AnyChildOperations) {
        if open.isEmpty {
            if isEmpty {
                hasStartComment = true
                root(.index(elements.count))
                elements.append(Self.anchor(in: nil))
            }
            root(.index(elements.count))
        }
        steps.append(.dynamicSlot)
        add(
            Child(
                offset: offset, operations: operations, index: elements.count, element: open.last,
                isInLazyContainer: isLazy))
        elements.append(Self.anchor(in: open.last))
    }

    /// The entry of an anchor, which has neither name nor attributes.
    private static func anchor(in parent: Int?) -> Element {
        Element(
            parent: parent, attributes: 0..<0, compared: 0..<0, restrictions: [], nameOffset: nil, name: .span,
            isLazyContainer: false)
    }

    /// Adds a child position that renders nothing.
    func addEffect(at offset: Int, _ operations: AnyChildOperations) {
        steps.append(.effect)
        add(Child(offset: offset, operations: operations, index: 0, element: open.last, isInLazyContainer: isLazy))
    }

    private func add(_ child: Child) {
        if let element = child.element, !elements[element].restrictions.isEmpty { restrictsChildren = true }
        if child.isInLazyContainer != context.contains(.lazyRows) { childrenDifferInLaziness = true }
        differences.append(.child(children.count))
        children.append(child)
    }

    private func enter(_ name: ElementName, nameOffset: Offset<ElementName>?) {
        if open.isEmpty { root(.index(elements.count)) }
        if let pressedStyle { pendingAttributes.append(contentsOf: pendingAttributes.compactMap(pressedStyle.step)) }
        let start = attributes.count
        attributes.append(contentsOf: pendingAttributes)
        for step in pendingAttributes { steps.append(.attribute(step)) }
        pendingAttributes.removeAll()
        let range = start..<attributes.count
        if nameOffset != nil || attributes[range].contains(where: { !$0.isConstant }) {
            differences.append(.element(elements.count))
        }
        let index = elements.count
        for step in attributes[range] { step.control?.element = index }
        let around = open.last.map { elements[$0].restrictions } ?? []
        elements.append(
            Element(
                parent: open.last, attributes: range, compared: range,
                restrictions: around + attributes[range].filter(\.mayRestrict),
                nameOffset: nameOffset, name: name, isLazyContainer: nextElementIsLazyContainer))
        nextElementIsLazyContainer = false
        open.append(index)
        if attributes[range].contains(where: \.isEvent), attributes[range].contains(where: \.mayRestrict) {
            identifiable.append(index)
        }
    }

    private func root(_ edge: Edge) {
        if isEmpty { first = edge }
        last = edge
        isEmpty = false
    }
}

/// How a view's type stands in the DOM.
public enum _ViewShape: Sendable {
    /// Text: alone in an element it is that element's text, otherwise it gets a `<span>`.
    case text
    /// Exactly one element, which takes the attributes of the modifiers around it.
    case element
    /// Exactly one element that `disabled` itself disables: a control, or an element that the program names.
    case control
    /// Anything else: several elements, none, or another view's.
    case fragment

    /// The shape with one element around it or on it: what disables a control goes on to it.
    package var element: ViewShape { self == .control ? .control : .element }
}
