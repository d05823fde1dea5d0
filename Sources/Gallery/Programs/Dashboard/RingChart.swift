import Martlet

/// A part of a ring, clockwise from the top.
struct RingShape: Shape {
    /// The length of the part, from 0 to 1.
    let fraction: Double

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
                startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * min(max(fraction, 0), 0.9999)),
                clockwise: false)
        }
    }
}

/// A part of a whole as a ring with its percentage in the middle.
struct RingChart: View {
    let fraction: Double

    var body: some View {
        ZStack {
            Circle().stroke(Color.secondary.opacity(0.15), lineWidth: 14)
            RingShape(fraction: fraction).stroke(.tint, style: StrokeStyle(lineWidth: 14, lineCap: .round))
            Text("\(Int((fraction * 100).rounded())) %").font(.title2).bold().monospacedDigit()
        }
        .padding(7)
        .frame(width: 150, height: 150)
    }
}
