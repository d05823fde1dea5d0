/// Describes which element of a page to find. A string literal is an accessibility identifier:
///
/// ```swift
/// try await page.click("increment")
/// try await page.click(.label("Increment"))
/// try await page.click(.role(.button, "Remove").within("row-3"))
/// ```
///
/// An identifier also finds hidden elements. All other queries find only what a visitor can find.
public struct ElementQuery: Sendable {
    indirect enum Kind: Sendable {
        case identifier(String)
        case label(TextMatch)
        case role(ElementRole, TextMatch?)
        case text(TextMatch)
        case tag(String)
        case within(Kind, Kind)
        case position(Kind, Int)
    }

    let kind: Kind

    /// The element with an accessibility identifier (its `id`).
    public static func identifier(_ identifier: String) -> Self { Self(kind: .identifier(identifier)) }

    /// The element that a screen reader announces as `label`: by `accessibilityLabel`, by its `<label>`, or by its own
    /// text if it is a button, a link, a heading or the like.
    public static func label(_ label: String) -> Self { Self(kind: .label(.exactly(label))) }

    /// The elements whose label contains `part`.
    public static func label(containing part: String) -> Self { Self(kind: .label(.containing(part))) }

    /// The elements with a role.
    public static func role(_ role: ElementRole) -> Self { Self(kind: .role(role, nil)) }

    /// The element with a role and a label.
    public static func role(_ role: ElementRole, _ label: String) -> Self {
        Self(kind: .role(role, .exactly(label)))
    }

    /// The elements with a role whose label contains `part`.
    public static func role(_ role: ElementRole, containing part: String) -> Self {
        Self(kind: .role(role, .containing(part)))
    }

    /// The innermost elements whose text is `text`. Any run of white space counts as one space.
    public static func text(_ text: String) -> Self { Self(kind: .text(.exactly(text))) }

    /// The innermost elements whose text contains `part`.
    public static func text(containing part: String) -> Self { Self(kind: .text(.containing(part))) }

    /// The elements with a tag, for example `li`.
    public static func tag(_ name: String) -> Self { Self(kind: .tag(name.lowercased())) }

    /// The elements of this query that are inside an element of `other`.
    public func within(_ other: Self) -> Self { Self(kind: .within(kind, other.kind)) }

    /// The element of this query at a position in document order, starting with 0.
    public func at(_ position: Int) -> Self { Self(kind: .position(kind, position)) }
}

extension ElementQuery: ExpressibleByStringInterpolation, CustomStringConvertible {
    public init(stringLiteral identifier: String) { kind = .identifier(identifier) }

    public var description: String { kind.description }
}

/// A condition on a text.
enum TextMatch: Sendable {
    case exactly(String)
    case containing(String)

    func matches(_ text: String) -> Bool {
        switch self {
        case .exactly(let wanted): text == Self.normal(wanted)
        case .containing(let part): text.contains(Self.normal(part))
        }
    }

    /// The text that is looked for.
    var wanted: String {
        switch self {
        case .exactly(let text), .containing(let text): Self.normal(text)
        }
    }

    var quoted: String {
        switch self {
        case .exactly(let text): text.debugDescription
        case .containing(let part): "containing \(part.debugDescription)"
        }
    }

    /// The text with white space normalized as HTML displays it: runs become one space, and the ends are trimmed.
    static func normal(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension ElementQuery.Kind: CustomStringConvertible {
    var description: String {
        switch self {
        case .identifier(let identifier): "the identifier \(identifier.debugDescription)"
        case .label(let label): "the label \(label.quoted)"
        case .role(let role, nil): "the role \(role)"
        case .role(let role, let label?): "the role \(role) and the label \(label.quoted)"
        case .text(let text): "the text \(text.quoted)"
        case .tag(let name): "the tag <\(name)>"
        case .within(let inner, let outer): "\(inner), within an element with \(outer)"
        case .position(let all, let position): "\(all), at position \(position)"
        }
    }
}
