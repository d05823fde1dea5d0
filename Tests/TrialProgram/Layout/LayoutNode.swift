import Martlet

/// A view as the layout tests describe it in JSON: its kind, its children, and its modifiers, innermost first.
struct LayoutNode: Decodable {
    var view: String
    var text: String?
    var alignment: String?
    var spacing: CGFloat?
    var length: CGFloat?
    var axes: [String]?
    var tracks: [LayoutTrack]?
    var children: [LayoutNode]?
    var modifiers: [LayoutModifier]?
}

/// A modifier and its arguments. `least`, `ideal` and `greatest` are a width and a height; -1 is infinity.
struct LayoutModifier: Decodable {
    var name: String
    var edges: [String]?
    var length: CGFloat?
    var size: [CGFloat?]?
    var least: [CGFloat?]?
    var ideal: [CGFloat?]?
    var greatest: [CGFloat?]?
    var axes: [String]?
    var alignment: String?
    var ratio: CGFloat?
    var mode: String?
    var number: Int?
    var span: Int?
    var spacing: CGFloat?
    var edge: String?
    var content: LayoutNode?
}

/// A column or row of a lazy grid.
struct LayoutTrack: Decodable {
    var kind: String
    var length: CGFloat?
    var greatest: CGFloat?
    var spacing: CGFloat?
    var alignment: String?

    var item: GridItem {
        let size: GridItem.Size =
            switch kind {
            case "fixed": .fixed(length ?? 0)
            case "adaptive": .adaptive(minimum: length ?? 10, maximum: greatest ?? .infinity)
            default: .flexible(minimum: length ?? 10, maximum: greatest ?? .infinity)
            }
        return GridItem(size, spacing: spacing, alignment: alignment.map { Alignment($0) })
    }
}

extension Axis.Set {
    init(_ names: [String]?) {
        self = (names ?? ["horizontal", "vertical"]).reduce(into: []) { set, name in
            set.insert(name == "horizontal" ? .horizontal : .vertical)
        }
    }
}

extension LayoutModifier {
    /// The length at an index of one of the pairs.
    func length(_ pair: KeyPath<LayoutModifier, [CGFloat?]?>, _ index: Int) -> CGFloat? {
        guard let lengths = self[keyPath: pair], lengths.indices.contains(index), let length = lengths[index] else {
            return nil
        }
        return length < 0 ? .infinity : length
    }

    var edgeSet: Edge.Set {
        (edges ?? ["top", "leading", "bottom", "trailing"]).reduce(into: []) { set, edge in
            switch edge {
            case "top": set.insert(.top)
            case "leading": set.insert(.leading)
            case "bottom": set.insert(.bottom)
            default: set.insert(.trailing)
            }
        }
    }
}

extension HorizontalAlignment {
    init(_ name: String?) {
        switch name {
        case "leading": self = .leading
        case "trailing": self = .trailing
        default: self = .center
        }
    }
}

extension VerticalAlignment {
    init(_ name: String?) {
        switch name {
        case "top": self = .top
        case "bottom": self = .bottom
        case "firstTextBaseline": self = .firstTextBaseline
        case "lastTextBaseline": self = .lastTextBaseline
        default: self = .center
        }
    }
}

extension Alignment {
    /// Parses, for example, `top leading`: one word for each axis.
    init(_ names: String?) {
        let words = (names ?? "").split(separator: " ").map(String.init)
        self.init(
            horizontal: HorizontalAlignment(words.first { ["leading", "trailing"].contains($0) }),
            vertical: VerticalAlignment(words.first { !["leading", "trailing"].contains($0) }))
    }
}
