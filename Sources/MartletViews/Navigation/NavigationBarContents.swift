import MartletUI

/// What the views of a page put into its bars.
///
/// Two are equal only if neither has items: views cannot be compared.
struct NavigationBarContents: Equatable {
    /// The page's way of showing its title; `nil` where none of its views says one.
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var hidesBackButton: Bool?
    var hidesTitle = false
    var subtitle: String?
    var visibility: [ToolbarPlacement: Visibility] = [:]
    var backgrounds: [ToolbarPlacement: Visibility] = [:]
    var colors: [ToolbarPlacement: Color] = [:]
    var items: [ToolbarEntry] = []

    func isHidden(_ bar: ToolbarPlacement) -> Bool { visibility[bar] == .hidden }

    /// The styles of a bar with a color of the program's.
    func styles(_ bar: ToolbarPlacement) -> [Style] {
        guard backgrounds[bar] != .hidden, let color = colors[bar] else { return [] }
        return [.color("background-color", color)]
    }

    /// The items for one part of the bars.
    func items(_ part: ToolbarItemPlacement.Part) -> [ToolbarEntry] { items.filter { $0.placement.part == part } }

    mutating func join(_ next: NavigationBarContents) {
        displayMode = displayMode ?? next.displayMode
        hidesBackButton = hidesBackButton ?? next.hidesBackButton
        hidesTitle = hidesTitle || next.hidesTitle
        subtitle = subtitle ?? next.subtitle
        visibility.merge(next.visibility) { first, _ in first }
        backgrounds.merge(next.backgrounds) { first, _ in first }
        colors.merge(next.colors) { first, _ in first }
        join(next.items)
    }

    /// Adds the items of another toolbar, which may have the identifiers that are there.
    private mutating func join(_ next: [ToolbarEntry]) {
        guard !items.isEmpty else { return items = next }
        var known = Set(items.map(\.id))
        for item in next {
            var item = item
            while !known.insert(item.id).inserted { item.id += "+" }
            items.append(item)
        }
    }

    static func == (left: Self, right: Self) -> Bool {
        left.items.isEmpty && right.items.isEmpty && left.displayMode == right.displayMode
            && left.hidesBackButton == right.hidesBackButton && left.subtitle == right.subtitle
            && left.hidesTitle == right.hidesTitle
            && left.visibility == right.visibility
            && left.backgrounds == right.backgrounds && left.colors == right.colors
    }
}

/// Tells a page of a stack what its views put into its bars.
enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarContents { NavigationBarContents() }
    static func reduce(value: inout NavigationBarContents, nextValue: () -> NavigationBarContents) {
        value.join(nextValue())
    }
}

extension View {
    /// Adds to the bars of the page around this view. What views further in say takes precedence.
    func bar(_ change: @escaping (inout NavigationBarContents) -> Void) -> some View {
        transformPreference(NavigationBarKey.self) { contents in
            var own = NavigationBarContents()
            change(&own)
            contents.join(own)
        }
    }
}
