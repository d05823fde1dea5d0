import Martlet

/// Rows of views, each as full as it can be.
struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(in: proposal.width ?? .infinity, subviews)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(in: bounds.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                y += height + spacing
                (x, height) = (0, 0)
            }
            defer {
                x += size.width + spacing
                height = max(height, size.height)
            }
            return CGRect(x: x, y: y, width: min(size.width, width), height: size.height)
        }
    }
}

/// Views on a circle, the first one to the right of the top.
struct RadialLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 2.5
        let angle = Angle.degrees(360 / Double(max(1, subviews.count))).radians
        for (index, subview) in subviews.enumerated() {
            let turn = angle * Double(index + 1)
            subview.place(
                at: CGPoint(x: bounds.midX + radius * sin(turn), y: bounds.midY - radius * sin(turn + .pi / 2)),
                anchor: .center, proposal: .unspecified)
        }
    }
}
