import Martlet

/// A line through values from left to right, as high as its space.
struct LineShape: Shape {
    let values: [Double]
    let maximum: Double
    /// Whether the shape is the area below the line.
    var isArea = false

    func path(in rect: CGRect) -> Path {
        Path { path in
            guard values.count > 1, maximum > 0 else { return }
            let points = values.enumerated().map { index, value in
                CGPoint(
                    x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
                    y: rect.maxY - rect.height * CGFloat(min(value / maximum, 1)))
            }
            path.addLines(points)
            guard isArea else { return }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// A bar from the leading edge.
struct BarShape: Shape {
    /// The length of the bar, from 0 to 1.
    let fraction: Double

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * CGFloat(fraction), height: rect.height))
    }
}

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

/// Values as a line over an area, with a scale.
struct LineChart: View {
    let values: [Double]
    let maximum: Double

    var body: some View {
        HStack(spacing: 8) {
            VStack(alignment: .trailing) {
                Text(String(Int(maximum)))
                Spacer()
                Text(String(Int(maximum / 2)))
                Spacer()
                Text("0")
            }
            .font(.caption)
            .monospacedDigit()
            .foregroundStyle(.secondary)
            ZStack {
                VStack {
                    Divider()
                    Spacer()
                    Divider()
                    Spacer()
                    Divider()
                }
                LineShape(values: values, maximum: maximum, isArea: true).fill(Color.accentColor.opacity(0.15))
                LineShape(values: values, maximum: maximum)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            }
        }
        .frame(height: 180)
    }
}

/// Named values as bars of one scale.
struct BarChart: View {
    let names: [String]
    let values: [Int]

    var body: some View {
        let longest = Double(max(values.max() ?? 1, 1))
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
            ForEach(names.indices, id: \.self) { index in
                GridRow {
                    Text(names[index])
                    BarShape(fraction: Double(values[index]) / longest)
                        .fill(.tint)
                        .frame(height: 16)
                        .background(Color.secondary.opacity(0.12))
                        .cornerRadius(4)
                    Text(String(values[index])).monospacedDigit().gridColumnAlignment(.trailing)
                }
            }
        }
        .font(.subheadline)
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
