/// The markup that instances of one type share in one page: sent once, so that later instances carry only their
/// differences.
///
/// It holds values of the page's first instance, so it belongs to the page and to nothing else.
final class Template {
    /// One element of the template, with which instances are compared.
    struct Element {
        let name: ElementName
        let attributes: [Position]
        let classes: String?
        let text: TextPosition
    }

    /// The role of an attribute in the template.
    enum Position {
        /// A value; that of a slot is not kept.
        case named(NamedValue)
        case event(EventType)
        case classes
    }

    enum TextPosition {
        case none, slot
        case fixed(String)
    }

    /// The template's number in the page.
    let number: UInt32
    let elements: [Element]
    /// The number of values of an instance: slots, dynamic slots and fixed children.
    let arity: Int

    init(_ number: UInt32, elements: [Element], arity: Int) {
        self.number = number
        self.elements = elements
        self.arity = arity
    }
}
