import Martlet

struct EffectSpecimens: View {
    private let rainbow = LinearGradient(
        colors: [.red, .orange, .green, .blue], startPoint: .leading, endPoint: .trailing)

    var body: some View {
        SpecimenGroup(title: "Effects") {
            Specimen("brightness, contrast, saturation") {
                HStack {
                    swatch.brightness(0.3); swatch.contrast(0.5); swatch.saturation(0.3)
                }
            }
            Specimen("grayscale, hueRotation, colorInvert") {
                HStack {
                    swatch.grayscale(1); swatch.hueRotation(.degrees(120)); swatch.colorInvert()
                }
            }
            Specimen("blendMode, compositingGroup") {
                ZStack {
                    Circle().fill(.yellow).frame(width: 40, height: 40).offset(x: -10)
                    Circle().fill(.cyan).frame(width: 40, height: 40).offset(x: 10).blendMode(.multiply)
                }
                .compositingGroup()
            }
            Specimen("mask") { rainbow.mask { Text("Rainbow").font(.title.bold()) } }
            Specimen("mask with a gradient") {
                Text("It fades to the end").mask {
                    LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
                }
            }
            Specimen("rotation3DEffect") {
                Text("Door").padding(12).foregroundStyle(.black).background(.orange, in: .rect(cornerRadius: 8))
                    .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
            }
            Specimen("redacted, unredacted") {
                VStack(alignment: .leading) {
                    Text("Name of somebody").font(.headline)
                    Text("What nobody knows yet")
                    Text("Loading…").unredacted()
                }
                .redacted(reason: .placeholder)
            }
            Specimen("glassEffect") {
                Text("Glass").padding(12).glassEffect().padding(12).background(rainbow, in: .rect(cornerRadius: 8))
            }
            Specimen("trim") {
                ZStack {
                    Circle().stroke(.quaternary, lineWidth: 6)
                    Circle().trim(from: 0, to: 0.6)
                        .stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                }
                .frame(width: 48, height: 48)
            }
            Specimen("symbolVariant") {
                HStack {
                    Image(systemName: "heart"); Image(systemName: "heart").symbolVariant(.fill)
                }
                .symbolVariant(.circle)
            }
            Specimen("symbolRenderingMode") {
                Label("Partly cloudy", systemImage: "cloud.sun.fill").symbolRenderingMode(.multicolor)
            }
            Specimen("kerning, tracking") {
                VStack {
                    Text("Wide"); Text("letters")
                }.tracking(4)
            }
            Specimen("lineSpacing") { Text("Two lines\nwith much space").lineSpacing(12) }
            Specimen("minimumScaleFactor") {
                Text("A title that shrinks before it is cut off").font(.title).lineLimit(1).minimumScaleFactor(0.5)
                    .frame(width: 270, alignment: .leading).accessibilityIdentifier("shrunk")
            }
            Specimen("truncationMode") {
                ForEach([Text.TruncationMode.head, .middle, .tail], id: \.self) { mode in
                    Text("The name of a file that is too long.txt").lineLimit(1).truncationMode(mode)
                }
                .frame(width: 160, alignment: .leading)
            }
            Specimen("Font.custom, fontDesign, fontWidth, baselineOffset") {
                Text("Georgia").font(.custom("Georgia", size: 22))
                Text("Serif").fontDesign(.serif).fontWidth(.condensed)
                Text("x") + Text("2").font(.caption).baselineOffset(6)
            }
            Specimen("matchedGeometryEffect") { MatchedSpecimen() }
            Specimen("colorMultiply, transformEffect") {
                HStack {
                    swatch.colorMultiply(.green)
                    Text("Slanted").transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 0, ty: 0))
                }
            }
            Specimen("flipsForRightToLeftLayoutDirection, \\.layoutDirection") {
                HStack {
                    Text("Forward")
                    Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
            Specimen("accessibilityCustomContent") { Text("Ada").accessibilityCustomContent("Born", "1815") }
            Specimen("containerBackground, scenePadding") {
                Text("Content").scenePadding().containerBackground(.mint.gradient, for: .window)
            }
            Specimen("keyframeAnimator") { KeyframeSpecimen() }
            Specimen("visualEffect") {
                Text("By half").visualEffect { view, proxy in view.offset(x: proxy.size.width / 2) }
            }
            Specimen("GeometryEffect") { ShakeSpecimen() }
            Specimen("MeshGradient") {
                MeshGradient(
                    width: 3, height: 2,
                    points: [[0, 0], [0.4, 0], [1, 0], [0, 1], [0.6, 1], [1, 1]],
                    colors: [.red, .orange, .yellow, .purple, .blue, .green]
                )
                .frame(width: 180, height: 64)
            }
            Specimen("anchorPreference") { AnchorSpecimen() }
            Specimen("transformAnchorPreference") { AnchorTransformSpecimen() }
            Specimen("alignmentGuide") {
                VStack(alignment: .leading) {
                    Text("At the edge")
                    Text("Farther in").alignmentGuide(.leading) { _ in -24 }
                }
            }
            Specimen("AlignmentID") { OwnAlignmentSpecimen() }
            Specimen("repeatForever") { PulseSpecimen() }
            Specimen("luminanceToAlpha") {
                rainbow.frame(width: 120, height: 32).luminanceToAlpha()
            }
            Specimen("Canvas with symbols") {
                Canvas { context, size in
                    guard let star = context.resolveSymbol(id: "star") else { return }
                    for number in 0..<5 { context.draw(star, at: CGPoint(x: 20 + number * 32, y: 24)) }
                } symbols: {
                    Image(systemName: "star.fill").foregroundStyle(.orange).tag("star")
                }
                .frame(width: 180, height: 48)
            }
            Specimen("contentMargins, scrollDisabled") {
                ScrollView { Text("Content") }.contentMargins(12).scrollDisabled(true).frame(height: 48)
            }
        }
    }

    private var swatch: some View { rainbow.frame(width: 48, height: 32) }
}

private struct MatchedSpecimen: View {
    @Namespace private var names
    @State private var isAtEnd = false

    var body: some View {
        HStack {
            if !isAtEnd { card }
            Spacer()
            if isAtEnd { card }
        }
        .frame(width: 240).accessibilityIdentifier("matched")
        Button("Move the card") { withAnimation(.easeInOut(duration: 0.4)) { isAtEnd.toggle() } }
    }

    private var card: some View {
        RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 48, height: 32)
            .matchedGeometryEffect(id: "card", in: names)
    }
}

private struct Shake: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 6), y: 0))
    }
}

private struct ShakeSpecimen: View {
    @State private var count = 0

    var body: some View {
        Button("Shake") { withAnimation(.easeInOut(duration: 0.5)) { count += 1 } }
        Text("Wrong").modifier(Shake(animatableData: CGFloat(count)))
    }
}

private struct MarkedPlace: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = nextValue() ?? value
    }
}

private struct AnchorSpecimen: View {
    var body: some View {
        HStack {
            Text("One")
            Text("Two").anchorPreference(key: MarkedPlace.self, value: .bounds) { $0 }
        }
        .overlayPreferenceValue(MarkedPlace.self) { place in
            GeometryReader { proxy in
                if let place {
                    Rectangle().stroke(.red).frame(width: proxy[place].width, height: proxy[place].height)
                        .offset(x: proxy[place].minX, y: proxy[place].minY)
                        .allowsHitTesting(false)
                }
            }
        }
    }
}

private struct MarkedPlaces: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct AnchorTransformSpecimen: View {
    var body: some View {
        HStack {
            Text("One").anchorPreference(key: MarkedPlaces.self, value: .bounds) { [$0] }
            Text("Two")
        }
        .transformAnchorPreference(key: MarkedPlaces.self, value: .bounds) { $0.append($1) }
        .overlayPreferenceValue(MarkedPlaces.self) { places in
            GeometryReader { proxy in
                ForEach(places.indices, id: \.self) { index in
                    let place = proxy[places[index]]
                    Rectangle().stroke(.red).frame(width: place.width, height: place.height)
                        .offset(x: place.minX, y: place.minY)
                        .allowsHitTesting(false)
                }
            }
        }
    }
}

private struct KeyframeSpecimen: View {
    @State private var count = 0

    var body: some View {
        Button("Jump") { count += 1 }
        Image(systemName: "hare").font(.title)
            .keyframeAnimator(initialValue: CGSize.zero, trigger: count) { hare, place in
                hare.offset(place)
            } keyframes: { _ in
                KeyframeTrack(\.height) {
                    SpringKeyframe(-20, duration: 0.2)
                    CubicKeyframe(0, duration: 0.3)
                }
            }
    }
}

extension VerticalAlignment {
    private enum NameGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    fileprivate static let name = VerticalAlignment(NameGuide.self)
}

/// The name stands beside the middle of the number, whatever is above or below it.
private struct OwnAlignmentSpecimen: View {
    var body: some View {
        HStack(alignment: .name) {
            VStack {
                Text("Account").font(.caption)
                Text("42").font(.largeTitle).alignmentGuide(.name) { $0[VerticalAlignment.center] }
                    .accessibilityIdentifier("guided-number")
            }
            VStack {
                Text("Ada").alignmentGuide(.name) { $0[VerticalAlignment.center] }
                    .accessibilityIdentifier("guided-name")
                Text("London").font(.caption)
                Text("1815").font(.caption)
            }
        }
        .accessibilityIdentifier("guided")
    }
}

private struct PulseSpecimen: View {
    @State private var isPulsing = false
    @State private var isTurned = false

    var body: some View {
        HStack {
            Circle().fill(.pink).frame(width: 32, height: 32)
                .scaleEffect(isPulsing ? 0.5 : 1).opacity(isPulsing ? 0.4 : 1)
                .animation(
                    isPulsing ? .easeInOut(duration: 0.8).repeatForever(autoreverses: true) : .default, value: isPulsing
                )
                .onAppear { isPulsing = true }
                .accessibilityIdentifier("pulse")
            Rectangle().fill(.teal).frame(width: 32, height: 32)
                .rotationEffect(.degrees(isTurned ? 180 : 0))
                .accessibilityIdentifier("turning")
            Button("Turn twice") {
                withAnimation(.linear(duration: 0.4).repeatCount(2, autoreverses: false)) { isTurned.toggle() }
            }
            Button("Stop") { isPulsing = false }
        }
    }
}
