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
            Specimen("tabViewStyle(.page), indexViewStyle") { PagesSpecimen() }
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

private struct PagesSpecimen: View {
    private enum Season: String, CaseIterable, Identifiable {
        case spring, summer, autumn, winter
        var id: Self { self }

        var color: Color {
            switch self {
            case .spring: .green
            case .summer: .yellow
            case .autumn: .orange
            case .winter: .cyan
            }
        }
    }

    @State private var season = Season.summer

    var body: some View {
        TabView(selection: $season) {
            ForEach(Season.allCases) { each in
                each.color.opacity(0.3).overlay { Text(each.rawValue.capitalized).font(.title) }
                    .tabItem { Text(each.rawValue.capitalized) }
            }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .frame(height: 180)
        HStack {
            Text("It is \(season.rawValue).")
            Button("To winter") { season = .winter }
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
