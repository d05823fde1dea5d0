import Martlet

/// Scroll views that tell where they are: one with a height of its own, or one that the page scrolls in its place.
struct ScrollingPage: View {
    let height: CGFloat?
    @State private var position = ScrollPosition(idType: Int.self, edge: .top)
    @State private var band = 0
    @State private var isAtEnd = false
    @State private var phases: [String] = []
    @State private var seen: [Int] = []
    @State private var isFilmSeen = false
    @State private var changes = 0
    @State private var count = 40

    private var placeText: String {
        let id = position.viewID(type: Int.self).map { "\($0)" } ?? "no view"
        let edge = position.edge.map { "\($0)" } ?? "no edge"
        return "\(id), \(edge), \(position.isPositionedByUser ? "visitor" : "program")"
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text("band \(band)").accessibilityIdentifier("band")
            Text(isAtEnd ? "at the end" : "not at the end").accessibilityIdentifier("end")
            Text(phases.joined(separator: " ")).accessibilityIdentifier("phases")
            Text(seen.map { "\($0)" }.joined(separator: " ")).accessibilityIdentifier("seen")
            Text(isFilmSeen ? "film" : "no film").accessibilityIdentifier("isFilm")
            Text(placeText).accessibilityIdentifier("place")
            Text("\(changes) changes").accessibilityIdentifier("changes")
            HStack {
                Button("bottom") { position.scrollTo(edge: .bottom) }.accessibilityIdentifier("bottom")
                Button("top") { withAnimation { position.scrollTo(edge: .top) } }.accessibilityIdentifier("top")
                Button("row") { position.scrollTo(id: 20, anchor: .top) }.accessibilityIdentifier("row")
                Button("y") { position.scrollTo(y: 333) }.accessibilityIdentifier("y")
                Button("more") { count += 10 }.accessibilityIdentifier("more")
            }
        }
        .padding()
        .background(.white)
        .position(x: 200, y: 100)
        .frame(height: 200)
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { number in
                    HStack { Text("row \(number)") }
                        .frame(maxWidth: .infinity, minHeight: 50, maxHeight: 50)
                        .accessibilityIdentifier("r\(number)")
                }
            }
            .scrollTargetLayout()
        }
        .accessibilityIdentifier("view")
        .scrollPosition($position)
        .onScrollGeometryChange(for: Int.self) {
            Int(max(0, $0.contentOffset.y)) / 100
        } action: { _, new in
            band = new
            changes += 1
        }
        .onScrollGeometryChange(for: Bool.self) {
            $0.contentOffset.y + $0.containerSize.height >= $0.contentSize.height
        } action: {
            isAtEnd = $1
        }
        .onScrollPhaseChange { _, new in phases.append("\(new)") }
        .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
        .frame(height: height)
        Text("film").frame(height: 100).accessibilityIdentifier("film")
            .onScrollVisibilityChange(threshold: 0.8) { isFilmSeen = $0 }
    }
}
