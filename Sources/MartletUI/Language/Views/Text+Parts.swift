extension Text {
    /// Joins two texts into one in which each keeps its own style.
    ///
    /// A style that is set on the result applies to each part that does not set that property itself.
    public static func + (left: Text, right: Text) -> Text { Text(joining: left.allParts + right.allParts) }

    /// The parts of this text, each with the style of the whole. A text that was not joined is its own only part.
    var allParts: [Text] {
        guard !parts.isEmpty else { return [self] }
        let whole = style
        return whole == TextStyle() ? parts : parts.map { part in part.styled { $0.inherit(whole) } }
    }

    /// The parts as they are shown, with their classes, which the page has from then on.
    func shownParts(in graph: ViewGraph) -> [ShownPart] {
        parts.map { part in
            let own = part.style
            var attributes: [Attribute] = []
            if own.kind?.isElement == true { attributes.append(.classNames("m-part")) }
            for style in own.styles {
                switch style {
                case .class(let style): attributes.add(style, graph)
                case .inline(let property, let value): attributes.add(StyleClass(own: property, value), graph)
                case .named(let names): attributes.append(.classNames(names.description))
                }
            }
            attributes.resolve()
            attributes.useStyles(in: graph)
            return ShownPart(
                text: part.resolved(), classes: attributes.classes(withToggles: false) ?? "", kind: own.kind,
                basePath: graph.basePath)
        }
    }
}

extension [Attribute] {
    /// Adds a class if the page has room for it. A part of a text can be styled in no other way.
    fileprivate mutating func add(_ style: StyleClass, _ graph: ViewGraph) {
        if graph.client.usedStyles.allows(style) { append(.style(.class(style))) }
    }
}

extension TextStyle {
    /// Takes from `outer` each property that this style does not set.
    fileprivate mutating func inherit(_ outer: TextStyle) {
        font = font ?? outer.font
        weight = weight ?? outer.weight
        isItalic = isItalic || outer.isItalic
        isMonospaced = isMonospaced || outer.isMonospaced
        hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
        if color == nil { (color, paint) = (outer.color, outer.paint) }
        underline = underline ?? outer.underline
        strikethrough = strikethrough ?? outer.strikethrough
        spacing = spacing ?? outer.spacing
        design = design ?? outer.design
        rise = rise ?? outer.rise
        background = background ?? outer.background
    }
}

extension ViewGraph {
    /// Sets a text, which may have parts. A style rule that a part needs may be a patch of its own, before the text.
    func setText(_ number: UInt32, _ text: Text) {
        guard text.isStyled, !text.parts.isEmpty else { return patches.setText(number, text.resolved()) }
        let parts = text.shownParts(in: self)
        patches.setText(number, parts: parts)
    }
}
