/// One CSS declaration of an element.
///
/// A value from a small set is a class, which costs an instance nothing; so is a color, as long as the page has room
/// for more color classes. Any other value stands on the element itself, so that a slider that controls a width does
/// not fill the style sheet.
package enum Style: Equatable, Sendable {
    case `class`(StyleClass)
    /// A class of `martlet.css`.
    case named(StaticString)
    case inline(StaticString, String)

    package static func == (left: Style, right: Style) -> Bool {
        switch (left, right) {
        case (.class(let left), .class(let right)): left == right
        case (.named(let left), .named(let right)): left.isSame(as: right)
        case (.inline(let left, let leftValue), .inline(let right, let rightValue)):
            left.isSame(as: right) && leftValue == rightValue
        default: false
        }
    }

    /// A class for `value` as it is, if a program has few such values.
    package static func token(_ property: StaticString, _ value: String) -> Style {
        .class(StyleClass(property, value))
    }

    /// A length in CSS pixels.
    package static func length(_ property: StaticString, _ value: Double) -> Style {
        let text = CSS.pixels(value)
        let isUsual = value == value.rounded() && (value.magnitude <= 256 || value.remainder(dividingBy: 10) == 0)
        return isUsual && value.magnitude <= 2_000 ? token(property, text) : .inline(property, text)
    }

    /// A number without a unit, with a class for each multiple of `step` up to `limit`; `isMirrored` as in
    /// ``CSS/mirrored(_:_:)``.
    package static func number(
        _ property: StaticString, _ value: Double, step: Double, limit: Double, unit: StaticString = "",
        isMirrored: Bool = false
    ) -> Style {
        let plain = CSS.number(value) + unit.description
        let text = isMirrored ? CSS.mirrored(plain, value) : plain
        // An angle in degrees was converted from radians, so it is not exactly the value in the program.
        let isUsual =
            value.isFinite && value.magnitude <= limit + 0.001
            && (value / step - (value / step).rounded()).magnitude < 1e-6
        return isUsual ? token(property, text) : .inline(property, text)
    }

    /// `value` as it is, for values that are unrestricted and that elements often share.
    package static func own(_ property: StaticString, _ value: String) -> Style {
        .class(StyleClass(own: property, value))
    }

    /// A color. A color that a program computes becomes a class of the page's own.
    package static func color(_ property: StaticString, _ color: Color) -> Style {
        color.isUsual ? token(property, color.css) : own(property, color.css)
    }

    /// Whether the style is one of few, whatever a visitor does.
    package var isOfFew: Bool {
        switch self {
        case .class(let style): style.number != nil
        case .named: true
        case .inline: false
        }
    }

    /// The attribute for the element.
    package var attribute: Attribute {
        switch self {
        case .class(let style): .style(.class(style))
        case .named(let name): .classNames(name.description)
        case .inline(let property, let value): .style(.inline(property, value))
        }
    }
}
