import Synchronization

/// The markup that instances of one type share: sent to a page once, later instances carry only what differs.
package final class Template: Sendable {
    /// What an instance is held against, element by element.
    package struct Element: Sendable {
        let name: ElementName
        let attributes: [Position]
        let classes: String?
        let text: TextPosition
    }

    /// How an attribute stands in the template.
    package enum Position: Sendable {
        case slot(StaticString)
        case propertySlot(StaticString)
        case classSlot(StaticString)
        case fixed(StaticString, StaticString)
        case constant(StaticString, String?)
        case declarations
        case event(EventType)
        case classes
    }

    package enum TextPosition: Sendable {
        case none, slot
        case fixed(String)
    }

    package let number: UInt32
    /// The whole `d` patch.
    package let definition: Bytes
    package let elements: [Element]
    package let styles: [StyleClass]
    /// Values an instance has: slots, holes and fixed children.
    package let arity: Int

    private static let count = Atomic<UInt32>(0)

    package init(roots: Bytes, slots: Bytes, elements: [Element], styles: [StyleClass], arity: Int) {
        number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
        self.elements = elements
        self.styles = styles
        self.arity = arity
        var definition = Bytes()
        definition.write("[\"d\",")
        definition.write(number)
        definition.append(UInt8(ascii: ","))
        definition.append(contentsOf: roots)
        definition.append(UInt8(ascii: ","))
        definition.append(contentsOf: slots)
        definition.append(UInt8(ascii: "]"))
        self.definition = definition
    }

    /// A lone comment: an instance with nothing to show.
    package static let comment = Template(
        roots: Bytes("[1]".utf8), slots: Bytes("[]".utf8), elements: [], styles: [], arity: 0)
}
