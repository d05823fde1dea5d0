/// How a view looks that is not there: where its transition begins, or where it ends.
struct Absence: Equatable, Sendable {
    var opacity: Double?
    var scale: CGFloat?
    /// The point that stays where it is while the size changes.
    var anchor: UnitPoint?
    var offset: [String]?
    var animation: Animation?

    /// Whether the view looks as if it were there.
    var isIdentity: Bool {
        (opacity ?? 1) == 1 && (scale ?? 1) == 1 && (offset ?? []).allSatisfy { $0 == "0" || $0 == "0px" }
    }

    /// Returns what this one and another change. Where both change the same, this one prevails.
    func combined(with other: Absence) -> Absence {
        Absence(
            opacity: opacity ?? other.opacity, scale: scale ?? other.scale, anchor: anchor ?? other.anchor,
            offset: offset ?? other.offset, animation: animation ?? other.animation)
    }

    /// The styles of a view that comes from here.
    var arrivingStyles: [Style] {
        guard !isIdentity else { return [] }
        var styles: [Style] = [.named("m-arriving")]
        if let opacity { styles.append(Self.opacity("--m-from-opacity", opacity)) }
        if let scale { styles.append(Self.scale("--m-from-scale", scale)) }
        if let anchor { styles += anchor.originStyles }
        if let offset { styles.append(Self.place("--m-from-place", offset)) }
        if let animation { styles.append(.own("--m-animation", animation.css)) }
        return styles
    }

    /// The styles of a view that goes to here, where they say another thing than `arriving`, from where it has come.
    func leavingStyles(besides arriving: Absence) -> [Style] {
        guard !isIdentity else { return [] }
        var styles: [Style] = [.named("m-more m-leaving")]
        if opacity != arriving.opacity { styles.append(Self.opacity("--m-to-opacity", opacity ?? 1)) }
        if scale != arriving.scale { styles.append(Self.scale("--m-to-scale", scale ?? 1)) }
        if let anchor, arriving.anchor == nil { styles += anchor.originStyles }
        if offset != arriving.offset { styles.append(Self.place("--m-to-place", offset ?? ["0", "0"])) }
        if let animation, animation != arriving.animation || arriving.isIdentity {
            styles.append(.own("--m-to-animation", animation.css))
        }
        return styles
    }

    private static func opacity(_ property: StaticString, _ opacity: Double) -> Style {
        .number(property, CSS.clamped(opacity, 0...1), step: 0.05, limit: 1)
    }

    private static func scale(_ property: StaticString, _ scale: CGFloat) -> Style {
        .number(property, max(0, scale), step: 0.05, limit: 2)
    }

    private static func place(_ property: StaticString, _ offset: [String]) -> Style {
        let isUsual = offset.allSatisfy { $0 == "0" || $0.contains("100%") }
        let text = offset.joined(separator: " ")
        return isUsual ? .token(property, text) : .inline(property, text)
    }
}
