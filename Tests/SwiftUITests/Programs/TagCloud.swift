import SwiftUI

/// A layout of one's own: words that flow from line to line.
struct TagCloud: View {
    @State private var tags = ["Swift", "Server", "Browser"]
    @State private var draft = ""
    @FocusState private var isTyping: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Flow(spacing: 8) {
                ForEach(tags, id: \.self) { tag in
                    Button {
                        tags.removeAll { $0 == tag }
                    } label: {
                        Label(tag, systemImage: "xmark").labelStyle(.titleAndIcon)
                    }
                    .buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.small)
                    .accessibilityLabel("Remove \(tag)")
                }
            }
            HStack {
                TextField("Tag", text: $draft).focused($isTyping).onSubmit(add)
                Button("Add", action: add).disabled(draft.isEmpty || tags.contains(draft))
            }
            Text("^[\(tags.count) tag](inflect: true)").hidden()
            Text(tags.joined(separator: ", ")).accessibilityIdentifier("tags").truncationMode(.middle).lineLimit(1)
        }
        .padding()
    }

    private func add() {
        guard !draft.isEmpty, !tags.contains(draft) else { return }
        tags.append(draft)
        draft = ""
        isTyping = true
    }
}

private struct Flow: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let places = places(in: proposal.width ?? 300, subviews)
        return CGSize(width: proposal.width ?? 300, height: places.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, place) in zip(subviews, places(in: bounds.width, subviews)) {
            let point = CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY)
            subview.place(at: point, proposal: ProposedViewSize(place.size))
        }
    }

    private func places(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + spacing, 0) }
            defer { (x, height) = (x + size.width + spacing, max(height, size.height)) }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}
