import MartletUI

/// A tab, as a ``TabView`` finds it in its content.
struct TabEntry: Identifiable {
    /// What tells it from others while the page lives: its value, or its position.
    let id: String
    let value: AnyHashable?
    /// What it is in an address: its value where that is `Codable`, or else its position; `nil` for the first.
    let segment: String?
    let label: AnyView
    let badge: Text?
    let view: AnyView

    /// The tabs in `content`, in their order: a ``Tab``, or any view with a `tabItem(_:)`.
    static func all(in content: some View) -> [TabEntry] {
        contained(in: content).enumerated().map { position, contained in
            let tab = contained.innermost as? any AnyTab
            let modifiers = contained.modifiers
            let value = contained.tag ?? tab?.anyValue ?? contained.identifier
            let text = (value?.base as? any Hashable).flatMap { PathSegment.text(of: $0, in: type(of: $0)) }
            return TabEntry(
                id: value.map { "\(type(of: $0.base)) \($0)" } ?? "\(position)", value: value ?? AnyHashable(position),
                segment: position == 0 ? nil : text ?? "\(position)",
                label: modifiers.lazy.compactMap { ($0 as? TabItem)?.label }.first ?? tab?.anyLabel
                    ?? AnyView(Text(verbatim: "Page \(position + 1)")),
                badge: modifiers.lazy.compactMap { $0 as? Badge }.first?.label, view: AnyView(contained.view))
        }
    }

    /// The views in the content, with those of its sections.
    static func contained(in content: some View) -> [ContainedView] {
        ContainedView.all(in: content).flatMap { contained -> [ContainedView] in
            (contained.innermost as? any AnyTabSection)?.containedViews ?? [contained]
        }
    }
}

/// A section of tabs, whatever they are.
protocol AnyTabSection {
    var containedViews: [ContainedView] { get }
}
