/// What a toggle for several values knows of them beside whether all are on.
final class ToggleSources {
    private let areMixed: () -> Bool

    init(areMixed: @escaping () -> Bool) { self.areMixed = areMixed }

    /// Whether some values are on and others are not.
    var isMixed: Bool { areMixed() }
}

extension Toggle {
    /// Creates a toggle for several values: on if all of them are, and mixed if they differ. A visitor who changes it
    /// changes all of them.
    ///
    ///     Toggle(sources: $lists, isOn: \.isShown) { Text("All lists") }
    ///
    /// A screen reader says that a mixed toggle is partially checked. It is a checkbox for it in every style, since HTML
    /// has no switch that is neither on nor off.
    ///
    /// - Parameters:
    ///   - sources: The values, or bindings to what contains them.
    ///   - isOn: The path from each of them to a binding that says whether it is on.
    ///   - label: The label.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        func allAre(_ value: Bool) -> Bool { sources.allSatisfy { $0[keyPath: isOn].wrappedValue == value } }
        let all = Binding {
            !sources.isEmpty && allAre(true)
        } set: { newValue in
            for source in sources { source[keyPath: isOn].wrappedValue = newValue }
        }
        self.init(isOn: all, sources: ToggleSources { !allAre(true) && !allAre(false) }, label: label)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle for several values with a title.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - sources: The values, or bindings to what contains them.
    ///   - isOn: The path from each of them to a binding that says whether it is on.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle for several values with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - sources: The values, or bindings to what contains them.
    ///   - isOn: The path from each of them to a binding that says whether it is on.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ title: some StringProtocol, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}
