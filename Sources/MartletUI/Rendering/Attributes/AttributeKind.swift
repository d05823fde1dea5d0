import MartletValues

/// How a browser interprets the value of an attribute, by the attribute's name.
enum AttributeKind {
    case plain
    case address
    /// Addresses separated by commas.
    case addresses
    /// The name of the attribute that an SVG animation changes.
    case animatedName
    /// The attribute runs code, is forbidden by the page's policy, addresses elements, or is not a valid attribute.
    case refused

    /// Names are literals of the program, never data, so the kind of a name is kept.
    init(of name: StaticString) {
        guard name.hasPointerRepresentation else {
            self.init(named: name.description)
            return
        }
        self = Self.known.value(for: name) { Known(Self(named: name.description)) }.kind
    }

    private init(named name: String) {
        let name = name.lowercased()
        self =
            switch name {
            case "srcdoc", "style", "data-m", "data-on": .refused
            case "attributename": .animatedName
            case "srcset", "imagesrcset": .addresses
            case "href", "src", "action", "formaction", "poster", "data", "xlink:href", "cite", "background", "ping",
                "longdesc", "usemap", "manifest":
                .address
            default: name.hasPrefix("on") || !Self.isName(name) ? .refused : .plain
            }
    }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && ![0x22, 0x27, 0x2F, 0x3C, 0x3D, 0x3E, 0x7F].contains($0) }
    }

    private final class Known: Sendable {
        let kind: AttributeKind
        init(_ kind: AttributeKind) { self.kind = kind }
    }

    private static let known = PointerTable<Known>()
}
