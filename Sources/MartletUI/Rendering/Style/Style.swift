/// One CSS declaration of an element.
///
/// A value out of a small set is a class, which costs an instance nothing; so is a color, of which a page has as many as
/// there is room for. Any other stands on the element itself, so that a slider that drives a width does not fill the style
/// sheet.
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

    /// `value` as it is, for values of which a program has few.
    package static func token(_ property: StaticString, _ value: String) -> Style {
        .class(StyleClass(property, value))
    }

    /// A length in CSS pixels.
    package static func length(_ property: StaticString, _ value: Double) -> Style {
        let text = CSS.pixels(value)
        let isUsual = value == value.rounded() && (value.magnitude <= 256 || value.remainder(dividingBy: 10) == 0)
        return isUsual && value.magnitude <= 2_000 ? token(property, text) : .inline(property, text)
    }

    /// A number without a unit, a class at each multiple of `step` up to `limit`; `isMirrored` as ``CSS/mirrored(_:_:)``.
    package static func number(
        _ property: StaticString, _ value: Double, step: Double, limit: Double, unit: StaticString = "",
        isMirrored: Bool = false
    ) -> Style {
        let plain = CSS.number(value) + unit.description
        let text = isMirrored ? CSS.mirrored(plain, value) : plain
        // An angle in degrees has been one in radians, so it is not exactly what was written.
        let isUsual =
            value.isFinite && value.magnitude <= limit + 0.001
            && (value / step - (value / step).rounded()).magnitude < 1e-6
        return isUsual ? token(property, text) : .inline(property, text)
    }

    /// `value` as it is, for values that may be anything and that elements often share.
    package static func own(_ property: StaticString, _ value: String) -> Style {
        .class(StyleClass(own: property, value))
    }

    /// A color. One that a program makes itself is a class of the page's own.
    package static func color(_ property: StaticString, _ color: Color) -> Style {
        color.isUsual ? token(property, color.css) : own(property, color.css)
    }

    /// Whether it is one of few, whatever a visitor does.
    package var isOfFew: Bool {
        switch self {
        case .class(let style): style.number != nil
        case .named: true
        case .inline: false
        }
    }

    /// The attribute of the element.
    package func append(to attributes: inout [Attribute]) {
        switch self {
        case .class(let style): attributes.append(.style(style))
        case .named(let name): attributes.append(.classNames(name.description))
        case .inline(let property, let value): attributes.append(.inlineStyle(property, value))
        }
    }
}
