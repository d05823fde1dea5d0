import Martlet

/// An angle that points to where reading goes, or back. Shapes follow the direction of the page, symbols do not.
struct Chevron: View {
    var isBackward = false

    var body: some View {
        ChevronShape(isBackward: isBackward)
            .stroke(.foreground, style: StrokeStyle(lineWidth: 1.7, lineCap: .round, lineJoin: .round))
            .frame(width: 5, height: 10)
    }
}

private struct ChevronShape: Shape {
    let isBackward: Bool

    func path(in rect: CGRect) -> Path {
        Path { path in
            let (start, tip) = isBackward ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
            path.addLines([
                CGPoint(x: start, y: rect.minY), CGPoint(x: tip, y: rect.midY), CGPoint(x: start, y: rect.maxY),
            ])
        }
    }
}
