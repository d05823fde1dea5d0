/// A contribution to the `class` or the `style` of an element, of which it may have any number.
package enum StylePart {
    case names(String)
    case `class`(StyleClass)
    /// A declaration on the element itself.
    case inline(StaticString, String)
    /// Several styles at once.
    case several([Style])

    /// Whether `inner` sets the same property, and so takes this one's place.
    func isReplaced(by inner: StylePart) -> Bool {
        switch self {
        case .class(let style):
            switch inner {
            case .class(let other): style.hasGroup(of: other)
            case .inline(let property, _): property.hasCharacters(of: style.group)
            case .names, .several: false
            }
        case .inline(let property, _):
            switch inner {
            case .class(let style): property.hasCharacters(of: style.group)
            case .inline(let other, _): property.isSame(as: other)
            case .names, .several: false
            }
        case .names, .several: false
        }
    }
}
