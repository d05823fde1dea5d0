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
            Specimen("ScrollPosition, onScrollGeometryChange, onScrollPhaseChange") { ScrollingSpecimen() }
            Specimen("onScrollVisibilityChange, onScrollTargetVisibilityChange") { VisibilitySpecimen() }
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

/// Where a scroll view is, and what it does.
private struct ScrollingSpecimen: View {
    @State private var position = ScrollPosition(edge: .leading)
    @State private var share = 0
    @State private var phase = ScrollPhase.idle

    var body: some View {
        Text("\(share) %, \(phase.isScrolling ? "scrolling" : "at rest")")
        HStack {
            Button("Start") { withAnimation { position.scrollTo(edge: .leading) } }
            Button("Middle") { withAnimation { position.scrollTo(id: 20, anchor: .center) } }
            Button("End") { withAnimation { position.scrollTo(edge: .trailing) } }
        }
        ScrollView(.horizontal) { HStack { ForEach(1..<40) { Text("\($0)").id($0) } } }
            .scrollPosition($position)
            .onScrollGeometryChange(for: Int.self) { geometry in
                let way = geometry.contentSize.width - geometry.containerSize.width
                return way > 0 ? Int(100 * max(0, min(1, geometry.contentOffset.x / way))) : 0
            } action: { _, new in
                share = new
            }
            .onScrollPhaseChange { _, new in phase = new }
            .attribute("tabindex", "0").attribute("role", "group").accessibilityLabel(
                "Numbers that tell where they are")
    }
}

/// What is seen of a scroll view.
private struct VisibilitySpecimen: View {
    @State private var seen: [Int] = []
    @State private var showsLast = false

    var body: some View {
        Text("Seen: \(seen.first ?? 0) to \(seen.last ?? 0)\(showsLast ? ", the last among them" : "")")
        ScrollView(.horizontal) {
            HStack {
                ForEach(1..<40) { number in
                    if number == 39 {
                        Text("39").onScrollVisibilityChange { showsLast = $0 }
                    } else {
                        Text("\(number)")
                    }
                }
            }
            .scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
        .attribute("tabindex", "0").attribute("role", "group").accessibilityLabel("Numbers that are seen")
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
