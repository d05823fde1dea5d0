import Martlet

/// Scroll views and lazy stacks.
struct ScrollSpecimens: View {
    var body: some View {
        SpecimenGroup(title: "Scroll views") {
            Specimen("ScrollView") { numbers { HStack { row } } }
            Specimen("LazyHStack, scrollTargetBehavior") {
                numbers { LazyHStack { row }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
            }
            Specimen("LazyVStack") { LazyVStack { ForEach(1..<4) { Text("\($0)") } } }
            Specimen("scrollIndicators(.hidden)") { numbers { HStack { row } }.scrollIndicators(.hidden) }
            Specimen("scrollTransition") {
                numbers {
                    HStack {
                        ForEach(1..<40) { number in
                            Text("\(number)").scrollTransition(axis: .horizontal) { content, phase in
                                content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0.3)
                            }
                        }
                    }
                }
            }
            Specimen("ScrollViewReader") { ReaderSpecimen() }
            Specimen("scrollPosition") { PositionSpecimen() }
        }
    }

    private var row: some View { ForEach(1..<40) { Text("\($0)") } }

    /// A box that scrolls needs a name and a tab stop, for those who have no pointer.
    private func numbers<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        ScrollView(.horizontal) { content() }
            .attribute("tabindex", "0").attribute("role", "group").accessibilityLabel("Numbers")
    }
}

private struct ReaderSpecimen: View {
    var body: some View {
        ScrollViewReader { proxy in
            Button("Show 39") { proxy.scrollTo(39) }
            ScrollView(.horizontal) { HStack { ForEach(1..<40) { Text("\($0)").id($0) } } }
                .attribute("tabindex", "0").attribute("role", "group").accessibilityLabel("Numbers to show")
        }
    }
}

private struct PositionSpecimen: View {
    @State private var position: Int?

    var body: some View {
        Text(position.map { "At \($0)" } ?? "At the start")
        ScrollView(.horizontal) { HStack { ForEach(1..<40) { Text("\($0)").id($0) } }.scrollTargetLayout() }
            .scrollPosition(id: $position)
            .attribute("tabindex", "0").attribute("role", "group").accessibilityLabel("Numbers that scroll")
    }
}
