import MartletUI

/// A column of a split view, and those after it.
struct SplitLevel: View {
    let index: Int
    let columns: SplitColumns
    let content: PageContent
    /// The title of the column before.
    let titleBefore: String?
    /// What links have shown in the columns up to this one.
    var linked: [String?] = []

    @State private var column = SplitColumn()
    @State private var links = NavigationDestinations()
    @State private var shown = ShownValue()
    @State private var title: String?
    @State private var bar = NavigationBarContents()
    @Environment(\.tabPlace) private var tab
    @Environment(\.isInHiddenTab) private var isInHiddenTab

    /// The value whose page a link of this column has shown last in the next one.
    private struct ShownValue: Equatable, TransientValue {
        var value: AnyHashable?
    }

    var body: some View {
        enter()
        return Group {
            section
            if columns.hasColumn(after: index) {
                // The type would contain itself otherwise.
                AnyView(
                    SplitLevel(
                        index: index + 1, columns: columns, content: page ?? columns.contents[index + 1],
                        titleBefore: title, linked: linked + [linkedSegment]))
            }
        }
    }

    private var section: some View {
        let (columns, index, column) = (columns, index, column)
        // The columns before have been evaluated: what is selected there is known.
        let place = columns.place?.inColumn(columns.segments(before: index, linked: linked), at: index)
        return HTML("section") {
            NavigationBar(
                title: title, contents: bar, back: nil, displayMode: bar.displayMode ?? .automatic,
                columnButtons: buttons)
            HTML("div") {
                content
                    .environment(\.splitColumn, column)
                    .environment(\.tabPlace, place ?? tab)
                    .environment(\.rowPressObserver, column.hasNext ? column : nil)
                    .onPreferenceChange(NavigationDestinationsKey.self) { new in
                        let presents = new.presented != nil && links.presented == nil
                        links = new
                        column.links = new
                        if presents { columns.show(index + 1) }
                    }
                    .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
                    .onPreferenceChange(NavigationBarKey.self) { bar = $0 }
            }
            .class("m-page-content m-wide")
            // Without a script, a row that is pressed is not selected until something posts it.
            if columns.hasColumn(after: index) {
                Button("Show") { columns.show(index + 1) }.class("m-column-show")
            }
            BottomBar(contents: bar)
        }
        // Where nothing is selected, a stack in a column before says where the page is.
        .attribute("data-place", place?.query.isEmpty == false ? place?.query : nil)
        .pageTitle(index == columns.current && !isInHiddenTab ? title : nil)
        .class("m-page m-column")
        .class("m-current", when: index == columns.current)
        .class("m-folded", when: index < columns.foldedCount)
        // As on an iPhone: where there is place for one column, what nothing is selected for any more is left.
        .onChange(of: column.rowSelection?.isSingle == true ? column.rowSelection?.values().isEmpty : nil) {
            was, isEmpty in
            if was == false, isEmpty == true, columns.current > index { columns.show(index) }
        }
    }

    private var buttons: SplitButtons? {
        let (columns, index) = (columns, index)
        let back = index > 0 ? NavigationBack(title: titleBefore) { columns.show(index - 1) } : nil
        let toggle = columns.hasColumn(after: index) ? nil : { columns.toggle() }
        guard back != nil || toggle != nil else { return nil }
        return SplitButtons(back: back, isFolded: columns.foldedCount > 0, toggle: toggle)
    }

    /// What a link of this column shows in the next one instead of its content.
    private var page: PageContent? {
        if let presented = links.presented {
            return PageContent(presented.content().id(presented.segment))
        }
        guard let value = shown.value, let base = value.base as? any Hashable else { return nil }
        return links.content(for: base).map { PageContent($0.id(value)) }
    }

    /// The segment for that.
    private var linkedSegment: String? {
        if let presented = links.presented { return presented.segment }
        return (shown.value?.base as? any Hashable).map { column.segment(of: $0, in: nil) }
    }

    private func enter() {
        let (columns, index, shown) = (columns, index, $shown)
        column.hasNext = columns.hasColumn(after: index)
        column.advance = { columns.show(index + 1) }
        columns.visit.enter(column, at: index)
        column.setValue = { shown.wrappedValue.value = $0 }
    }
}
