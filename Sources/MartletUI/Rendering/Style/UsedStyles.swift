/// The style classes whose rules a page has, in the order in which they came.
struct UsedStyles {
    private var styles: ContiguousArray<StyleClass> = []
    private var numbers = NumberSet()
    /// The names of those that are the page's own.
    private var own: Set<String> = []

    /// Most classes of its own that a page has: a slider that drives a color would make one for each of its values.
    private static let ownLimit = 2_048

    /// Adds a class; gives whether it is new.
    mutating func insert(_ style: StyleClass) -> Bool {
        let isNew = if let number = style.number { numbers.insert(number) } else { own.insert(style.name).inserted }
        if isNew { styles.append(style) }
        return isNew
    }

    /// Whether a class may be used. What has been refused once stays refused, so that an element is always described the
    /// same way.
    func allows(_ style: StyleClass) -> Bool {
        style.number != nil || own.count < Self.ownLimit || own.contains(style.name)
    }

    /// All rules, in order.
    func forEachRule(_ body: (String) -> Void) {
        for style in styles { body(style.rule) }
    }
}

extension [Attribute] {
    /// Puts declarations on the element itself in the place of classes for which the page has no room.
    mutating func resolve(_ styles: UsedStyles) {
        for index in indices {
            if case .style(let style) = self[index], !styles.allows(style) { self[index] = style.inline }
        }
        resolve()
    }
}
