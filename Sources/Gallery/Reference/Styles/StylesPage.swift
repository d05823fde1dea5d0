import Martlet

/// Fonts, colors, spacing, frames, shapes and images as they render.
struct StylesPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 32) {
            Fonts()
            Colors()
            Boxes()
            Shapes()
            KnobAndSlider()
            Images()
            Motion()
        }
    }
}

/// A section of the page with its title.
private struct Fonts: View {
    var body: some View {
        PageSection(title: "Fonts") {
            VStack(alignment: .leading, spacing: 4) {
                Text("largeTitle").font(.largeTitle)
                Text("title").font(.title)
                Text("title2").font(.title2)
                Text("title3").font(.title3)
                Text("headline").font(.headline)
                Text("body, bold").font(.body).bold()
                Text("callout, italic").font(.callout).italic()
                Text("subheadline, underlined").font(.subheadline).underline()
                Text("footnote, struck through").font(.footnote).strikethrough(color: .red)
                Text("caption, secondary").font(.caption).foregroundStyle(.secondary)
                Text("system, 24, serif").font(.system(size: 24, weight: .semibold, design: .serif))
                Text("monospaced 0123456789").font(.system(.body, design: .monospaced))
            }
            Text(
                "A text that is too long for its two lines is cut and ends in an ellipsis, however wide the page is and however much there would be to say about it, which here is not very much at all."
            )
            .lineLimit(2)
            .frame(maxWidth: 360, alignment: .leading)
        }
    }
}

private struct Colors: View {
    private struct Swatch: Identifiable {
        let color: Color
        var id: String { color.description }
    }

    private let swatches = [
        Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
        .primary, .secondary, .accentColor,
    ].map { Swatch(color: $0) }

    var body: some View {
        PageSection(title: "Colors") {
            HTML("div") {
                ForEach(swatches) { swatch in
                    VStack(spacing: 4) {
                        RoundedRectangle(cornerRadius: 8).fill(swatch.color).frame(width: 56, height: 36)
                        Text(swatch.id).font(.caption2).foregroundStyle(.secondary)
                    }
                }
            }
            .class("m-toolbar")
            HStack(spacing: 0) {
                ForEach(0..<10) { step in
                    Color(hue: Double(step) / 10, saturation: 0.6, brightness: 0.9).frame(height: 20)
                }
            }
            .cornerRadius(6)
        }
    }
}

private struct Boxes: View {
    var body: some View {
        PageSection(title: "Room, backgrounds and frames") {
            Text("User: Alex")
                .font(.title)
                .padding()
                .background(Color.blue)
                .foregroundColor(.white)
                .cornerRadius(10)
            HStack(spacing: 16) {
                Text("padding, background").padding(8).background(.yellow.opacity(0.4))
                Text("background, padding").background(.yellow.opacity(0.4)).padding(8).border(.gray)
            }
            HStack(spacing: 12) {
                Text("top").frame(width: 72, height: 60, alignment: .top).border(.gray)
                Text("trailing").frame(width: 72, height: 60, alignment: .trailing).border(.gray)
                Text("shadow").padding(10).background(.background).cornerRadius(8).shadow(radius: 4, y: 2)
                Color.mint.frame(width: 60, height: 44).cornerRadius(8).opacity(0.5)
            }
            ZStack(alignment: .bottomTrailing) {
                Color.indigo
                Text("in a ZStack").font(.title2).bold().foregroundColor(.white).padding(8)
            }
            .frame(height: 80)
            .clipShape(RoundedRectangle(cornerRadius: 12))
            Text("Badge").padding(10).background(.gray.opacity(0.2), in: Capsule())
                .overlay(alignment: .topTrailing) {
                    Circle().fill(.red).frame(width: 12, height: 12)
                }
            Text("This text is centered, over as many lines as it needs in a narrow frame.")
                .multilineTextAlignment(.center).frame(width: 180)
        }
    }
}

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

private struct Shapes: View {
    var body: some View {
        PageSection(title: "Shapes") {
            HStack(spacing: 10) {
                Rectangle().fill(.red).frame(width: 40, height: 28)
                RoundedRectangle(cornerRadius: 10).stroke(.orange, lineWidth: 3).frame(width: 40, height: 28)
                Circle().fill(.green).frame(width: 40, height: 28)
                Ellipse().fill(.teal).frame(width: 40, height: 28)
                Capsule().stroke(.blue, lineWidth: 3).frame(width: 40, height: 28)
                Triangle().fill(.purple).frame(width: 40, height: 28)
                Circle().stroke(.pink, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 8]))
                    .frame(width: 28, height: 28)
            }
            HStack {
                Rectangle().fill(.gray)
                Rectangle().fill(.gray.opacity(0.5))
                Text("takes its own").lineLimit(1)
            }
            .frame(height: 24)
        }
    }
}

private struct KnobShape: Shape {
    var pointerSize: CGFloat = 0.1
    var pointerWidth: CGFloat = 0.1

    func path(in rect: CGRect) -> Path {
        let pointerHeight = rect.height * pointerSize
        let pointerWidth = rect.width * self.pointerWidth
        let circle = rect.insetBy(dx: pointerHeight, dy: pointerHeight)
        return Path { path in
            path.addEllipse(in: circle)
            path.addRect(
                CGRect(x: rect.midX - pointerWidth / 2, y: 0, width: pointerWidth, height: pointerHeight + 2))
        }
    }
}

private struct KnobAndSlider: View {
    @State private var value = 0.5
    @State private var size: CGFloat = 100

    var body: some View {
        PageSection(title: "A knob") {
            KnobShape()
                .fill(Color.primary)
                .rotationEffect(Angle(degrees: value * 330))
                .animation(.easeInOut, value: value)
                .frame(width: size, height: size)
            HTML("input") { EmptyView() }
                .attribute("type", "range").attribute("min", "0").attribute("max", "1").attribute("step", "any")
                .onInput { value = Double($0) ?? value }
                .accessibilityIdentifier("knob").accessibilityLabel("Knob")
            HStack {
                Button("Smaller") { size = max(40, size - 12.5) }.accessibilityIdentifier("smaller")
                Button("Larger") { size = min(200, size + 12.5) }.accessibilityIdentifier("larger")
            }
        }
    }
}

private struct Images: View {
    var body: some View {
        PageSection(title: "Images") {
            HStack(spacing: 10) {
                Image(systemName: "globe").font(.title)
                Image(systemName: "hand.wave").font(.title).foregroundStyle(.orange)
                Image(systemName: "heart.fill").foregroundColor(.red)
                Image(systemName: "star")
                Image(systemName: "checkmark").padding(6).background(.green.opacity(0.3), in: Circle())
                Image(systemName: "no.such.symbol")
                Image(systemName: "star.fill").resizable().frame(width: 48, height: 48).foregroundStyle(.yellow)
            }
            Label("A label", systemImage: "globe")
        }
    }
}

private struct Motion: View {
    @State private var isLarge = false
    @State private var shows = false

    var body: some View {
        PageSection(title: "Motion") {
            HStack {
                Button("Toggle") { isLarge.toggle() }.accessibilityIdentifier("toggle")
                Button("Show") { shows.toggle() }.accessibilityIdentifier("show")
            }
            Text("spring")
                .padding(8)
                .foregroundStyle(.black)
                .background(isLarge ? .orange : .mint)
                .cornerRadius(8)
                .scaleEffect(isLarge ? 1.5 : 1, anchor: .leading)
                .animation(.bouncy, value: isLarge)
            if shows {
                Text("fades in from below").transition(.move(edge: .bottom).combined(with: .opacity))
                    .accessibilityIdentifier("arriving")
            }
        }
    }
}
