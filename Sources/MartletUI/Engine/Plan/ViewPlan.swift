/// How every value of one view type is walked, laid out once: which elements there are, and where in the value their
/// texts, attributes, handlers and children lie.
///
/// Structure is static in the type, so a walk needs no types at run time: it goes over a list of offsets. The plan also
/// fixes the numbers: an element has the same index in every instance, for the instance's whole life.
public final class _ViewPlan {
    /// One step of the walk, in the order of the markup.
    package enum Step {
        case open(ElementName)
        case openNamed(offset: Int)
        case close(ElementName)
        case closeNamed(offset: Int)
        case text(offset: Int)
        case literal(Text)
        /// The looks of a text, for the element that it stands in alone.
        case textStyle(offset: Int, AttributeStep)
        case attribute(AttributeStep)
        case child
        case dynamicSlot
        case effect
    }

    /// An element and what is around it.
    package struct Element {
        /// The index of the element that it stands in; `nil` at the top.
        package let parent: Int?
        /// Where its attributes are in ``ViewPlan/attributes``.
        package fileprivate(set) var attributes: Range<Int>
        /// Those that are compared by themselves: all but the looks of a text, which are compared with it.
        package let compared: Range<Int>
        /// The attributes, of it and of the elements around it, that may disable or hide it.
        package let restrictions: [AttributeStep]
        /// Where its name is in a value, for one that is named there; `name` says nothing then.
        package let nameOffset: Int?
        package let name: ElementName
    }

    /// A text and the index of its element.
    package struct TextPlace {
        package let offset: Int
        package let index: Int
    }

    /// A child position.
    package struct Child {
        package let offset: Int
        package let operations: ChildOperations
        /// The index of the anchor, for a hole.
        package let index: Int
        /// The index of the element that it stands in.
        package let element: Int?
    }

    /// What may differ between two values of the type, in the order of the markup.
    package enum Difference {
        case element(Int)
        case text(Int)
        case child(Int)
    }

    /// What stands at an edge of an instance.
    package enum Edge { case index(Int), child(Int) }

    @exclusivity(unchecked) private(set) var steps: ContiguousArray<Step> = []
    @exclusivity(unchecked) private(set) var differences: ContiguousArray<Difference> = []
    /// By index; anchors have an entry too.
    @exclusivity(unchecked) private(set) var elements: ContiguousArray<Element> = []
    @exclusivity(unchecked) private(set) var attributes: ContiguousArray<AttributeStep> = []
    @exclusivity(unchecked) private(set) var texts: ContiguousArray<TextPlace> = []
    @exclusivity(unchecked) private(set) var children: ContiguousArray<Child> = []
    /// The elements that listen and may have an identifier.
    private(set) var identifiable: ContiguousArray<Int> = []
    @exclusivity(unchecked) private(set) var first = Edge.index(0)
    @exclusivity(unchecked) private(set) var last = Edge.index(0)
    /// Whether an element may disable or hide what its children show.
    @exclusivity(unchecked) private(set) var restrictsChildren = false
    /// The instance begins with a hole, so a start comment stands before it.
    @exclusivity(unchecked) private(set) var hasStartComment = false
    /// The instance has nothing of its own, so a comment stands for it.
    @exclusivity(unchecked) private(set) var isEmpty = true

    private var open: [Int] = []
    private var pendingAttributes: ContiguousArray<AttributeStep> = []
    private var isInElementAlone = false
    /// What the fields for text that are being planned are told, outermost first.
    private(set) var inputHints: ContiguousArray<AttributeStep> = []
    /// The controls for which a view around this type has a style of the program's.
    package let ownStyles: OwnStyles
    /// Where the style of the buttons that are being planned comes from.
    private(set) var buttonStyle: ButtonStyleSource
    /// How the looks of a pressed button are found for what is being planned.
    private var pressedStyle: PressedStyle?
    /// Whether a text says what the symbols that are planned now show.
    private(set) var isSaidByText = false

    /// The plan of `type` as an instance of its own.
    package init<Content: View>(of type: Content.Type, with ownStyles: OwnStyles = []) {
        self.ownStyles = ownStyles
        buttonStyle = ownStyles.contains(.buttonsAndLabels) ? .surrounding : .system
        Content._plan(self, at: 0)
    }

    /// Elements and anchors.
    package var elementCount: Int { isEmpty ? 1 : elements.count }

    // MARK: Building

    /// An attribute for the next element.
    package func attribute(_ step: AttributeStep) { pendingAttributes.append(step) }

    /// An attribute for the next element that the modifiers around it may replace.
    package func defaultAttribute(_ step: AttributeStep) { pendingAttributes.insert(step, at: 0) }

    /// Tells the fields for text that `body` plans `hint`.
    func hinting(_ hint: AttributeStep, _ body: () -> Void) {
        inputHints.append(hint)
        body()
        inputHints.removeLast()
    }

    /// Gives the buttons that `body` plans a style.
    func styling(buttons source: ButtonStyleSource, _ body: () -> Void) {
        let outer = buttonStyle
        buttonStyle = source
        body()
        buttonStyle = outer
    }

    /// Gives what `body` plans the looks that it has while the button around it is pressed.
    func pressing(_ looks: PressedStyle, _ body: () -> Void) {
        pressedStyle = looks
        body()
        pressedStyle = nil
    }

    /// Takes out what the modifiers around a control of several elements mean for the one that the visitor uses: its
    /// identifier, its label, its events. Classes stay with the outermost.
    package func takeControlAttributes() -> ContiguousArray<AttributeStep> {
        let taken = ContiguousArray(pendingAttributes.filter { $0.mayRestrict || $0.isEvent })
        pendingAttributes.removeAll { $0.mayRestrict || $0.isEvent }
        return taken
    }

    /// Gives the next element what was taken out.
    package func attributes(_ steps: ContiguousArray<AttributeStep>) { pendingAttributes.append(contentsOf: steps) }

    /// Enters an element.
    package func open(_ name: ElementName) {
        enter(name, nameOffset: nil)
        steps.append(.open(name))
    }

    /// Enters an element whose name is part of the value.
    package func open(namedAt offset: Int) {
        enter(.div, nameOffset: offset)
        steps.append(.openNamed(offset: offset))
    }

    /// Enters an element that a modifier puts around another one. What names that one or disables it goes on to it,
    /// unless the element around listens to events itself.
    package func openAround(_ name: ElementName) {
        var inner: ContiguousArray<AttributeStep> = []
        // The events of a control's own, its focus, are the control's wherever they are asked for.
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

    package func close(namedAt offset: Int) {
        open.removeLast()
        steps.append(.closeNamed(offset: offset))
    }

    /// The content of the element entered last: a text alone there is the element's own.
    package func content<Content: View>(_ type: Content.Type, at offset: Int) {
        isInElementAlone = Content._shape == .text
        Content._plan(self, at: offset)
        isInElementAlone = false
    }

    /// The label of a control: where it has a text, its symbols are not said as well.
    package func label<Content: View>(_ type: Content.Type, at offset: Int) {
        saidByText(if: ViewPlan(of: Content.self).hasText) { content(Content.self, at: offset) }
    }

    /// Plans views of which `condition` tells whether a text says what their symbols show.
    func saidByText(if condition: Bool, _ plan: () -> Void) {
        let outer = isSaidByText
        isSaidByText = outer || condition
        plan()
        isSaidByText = outer
    }

    private var hasText: Bool {
        steps.contains { step in
            switch step {
            case .text, .literal: true
            default: false
            }
        }
    }

    /// A text: in an element of its own unless it is alone in one.
    package func text(at offset: Int) {
        let isAlone = isInElementAlone
        isInElementAlone = false
        if !isAlone { open(.span) }
        let index = open.last ?? 0
        addStyle(ofTextAt: offset)
        steps.append(.text(offset: offset))
        differences.append(.text(texts.count))
        texts.append(TextPlace(offset: offset, index: index))
        if !isAlone { close(.span) }
    }

    /// The text of the element entered last, the same in every value.
    package func literal(_ text: LocalizedStringKey) { steps.append(.literal(Text(text))) }

    /// The looks of a text belong to the element entered last; it is written before that element.
    private func addStyle(ofTextAt offset: Int) {
        guard let name = steps.last, !elements.isEmpty else { return }
        let step = Text.styleStep(at: offset)
        attributes.append(step)
        elements[elements.count - 1].attributes = elements[elements.count - 1].attributes.lowerBound..<attributes.count
        steps[steps.count - 1] = .textStyle(offset: offset, step)
        steps.append(name)
    }

    /// A child that always stands here.
    package func child(at offset: Int, _ operations: ChildOperations) {
        if open.isEmpty { root(.child(children.count)) }
        steps.append(.child)
        add(Child(offset: offset, operations: operations, index: 0, element: open.last))
    }

    /// A place whose content comes and goes before an anchor.
    package func dynamicSlot(at offset: Int, _ operations: ChildOperations) {
        if open.isEmpty {
            if isEmpty {
                hasStartComment = true
                root(.index(elements.count))
                elements.append(Self.anchor(in: nil))
            }
            root(.index(elements.count))
        }
        steps.append(.dynamicSlot)
        add(Child(offset: offset, operations: operations, index: elements.count, element: open.last))
        elements.append(Self.anchor(in: open.last))
    }

    /// The entry of an anchor, which has neither name nor attributes.
    private static func anchor(in parent: Int?) -> Element {
        Element(parent: parent, attributes: 0..<0, compared: 0..<0, restrictions: [], nameOffset: nil, name: .span)
    }

    /// A child position that renders nothing (a task, an appearance action).
    package func effect(at offset: Int, _ operations: ChildOperations) {
        steps.append(.effect)
        add(Child(offset: offset, operations: operations, index: 0, element: open.last))
    }

    private func add(_ child: Child) {
        if let element = child.element, !elements[element].restrictions.isEmpty { restrictsChildren = true }
        differences.append(.child(children.count))
        children.append(child)
    }

    private func enter(_ name: ElementName, nameOffset: Int?) {
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
                nameOffset: nameOffset, name: name))
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
    /// Exactly one element that `disabled` disables by itself: a control, or an element that the program names.
    case control
    /// Anything else: several elements, none, or another view's.
    case fragment

    /// The shape with one element around it or on it: what disables a control goes on to it.
    package var element: ViewShape { self == .control ? .control : .element }
}
