/// The style classes whose rules a page has, in the order in which they were added.
struct UsedStyles {
    private var styles: ContiguousArray<StyleClass> = []
    /// The numbers of the classes, once there are more than a few.
    private var numbers = NumberSet()
    /// The names of the classes of the page's own.
    private var own: Set<String> = []

    /// The maximum number of classes of a page's own: a slider that controls a color would add one for each of its
    /// values.
    private static let ownLimit = 2_048

    /// So many are looked through: that takes no longer, and the page needs no set.
    private static let few = 8

    /// Adds a class; returns whether it is new.
    mutating func insert(_ style: StyleClass) -> Bool {
        let isNew = if let number = style.number { isNew(number) } else { own.insert(style.name).inserted }
        if isNew { styles.append(style) }
        return isNew
    }

    /// Whether no class has this number, which one is about to have.
    private mutating func isNew(_ number: Int) -> Bool {
        guard styles.count >= Self.few else { return !styles.contains { $0.number == number } }
        if numbers.isEmpty { for style in styles { if let number = style.number { _ = numbers.insert(number) } } }
        return numbers.insert(number)
    }

    /// Whether a class may be used. A class that has been refused once stays refused, so that the description of an
    /// element never changes.
    func allows(_ style: StyleClass) -> Bool {
        style.number != nil || own.count < Self.ownLimit || own.contains(style.name)
    }

    /// All rules, in order.
    func forEachRule(_ body: (String) -> Void) {
        // In the buffer, because reading the array's copies them.
        styles.withUnsafeBufferPointer { styles in
            for index in styles.indices { body(styles[index].rule) }
        }
    }
}
