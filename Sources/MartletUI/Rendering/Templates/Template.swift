/// The markup that instances of one type share in one page: sent once, later instances carry only what differs.
///
/// It holds values of the page's first instance, so it belongs to the page and to nothing else.
final class Template {
    /// What an instance is held against, element by element.
    struct Element {
        let name: ElementName
        let attributes: [Position]
        let classes: String?
        let text: TextPosition
    }

    /// How an attribute stands in the template.
    enum Position {
        case slot(StaticString)
        case propertySlot(StaticString)
        case classSlot(StaticString)
        case fixed(StaticString, StaticString)
        case constant(StaticString, String?)
        case declarations
        case event(EventType)
        case classes
    }

    enum TextPosition {
        case none, slot
        case fixed(String)
    }

    /// What the page calls it.
    let number: UInt32
    let elements: [Element]
    /// Values an instance has: slots, holes and fixed children.
    let arity: Int

    init(_ number: UInt32, elements: [Element], arity: Int) {
        self.number = number
        self.elements = elements
        self.arity = arity
    }
}
