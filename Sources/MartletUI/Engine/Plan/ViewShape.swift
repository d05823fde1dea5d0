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
