extension Text {
    /// Both texts as one, each with its own looks. Looks that the whole is given hold where a part has none of the kind.
    public static func + (left: Text, right: Text) -> Text { Text(joining: left.allParts + right.allParts) }

    /// The parts of this text, with the looks of the whole; a text that was not put together is its only part.
    private var allParts: [Text] {
        guard !parts.isEmpty else { return [self] }
        let whole = style
        return whole == TextStyle() ? parts : parts.map { part in part.styled { $0.inherit(whole) } }
    }

    /// What a page shows of the parts; the page has their classes from then on.
    func shownParts(in graph: ViewGraph) -> [(text: String, classes: String)] {
        parts.map { part in
            var classes = ClassList()
            for style in part.style.styles {
                switch style {
                case .class(let style): classes.add(style, graph)
                case .inline(let property, let value): classes.add(StyleClass(own: property, value), graph)
                case .named(let names): classes.add(.classNames(names.description), graph)
                }
            }
            return (part.resolved(), classes.string(withToggles: false) ?? "")
        }
    }
}

extension ClassList {
    /// Adds a class if the page has room for it: a part of a text has nothing else.
    fileprivate mutating func add(_ style: StyleClass, _ graph: ViewGraph) {
        if graph.usedStyles.allows(style) { add(.style(style), graph) }
    }
}

extension TextStyle {
    /// Takes from `outer` what these looks do not say themselves.
    fileprivate mutating func inherit(_ outer: TextStyle) {
        font = font ?? outer.font
        weight = weight ?? outer.weight
        isItalic = isItalic || outer.isItalic
        isMonospaced = isMonospaced || outer.isMonospaced
        hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
        color = color ?? outer.color
        underline = underline ?? outer.underline
        strikethrough = strikethrough ?? outer.strikethrough
        spacing = spacing ?? outer.spacing
    }
}

extension ViewGraph {
    /// Sets a text, which may have parts. What those need may be a patch of its own, before.
    func setText(_ number: UInt32, _ text: Text) {
        guard text.isStyled, !text.parts.isEmpty else { return patches.setText(number, text.resolved()) }
        let parts = text.shownParts(in: self)
        patches.setText(number, parts: parts)
    }
}
