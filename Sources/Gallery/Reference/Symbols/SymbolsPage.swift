import Martlet

/// Symbols and their names, in a variant that the visitor chooses.
struct SymbolsPage: View {
    @State private var variant = SymbolVariants.none

    var body: some View {
        VStack(alignment: .leading, spacing: 32) {
            PageSection(title: "Names") {
                Picker("Variant", selection: $variant) {
                    Text("Plain").tag(SymbolVariants.none)
                    Text("Filled").tag(SymbolVariants.fill)
                    Text("Circle").tag(SymbolVariants.circle)
                    Text("Slash").tag(SymbolVariants.slash)
                }
                .pickerStyle(.segmented)
                .accessibilityIdentifier("variant")
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 148), spacing: 12)], spacing: 20) {
                    ForEach(Self.names, id: \.self) { Named(name: $0) }
                }
                .symbolVariant(variant)
            }
            PageSection(title: "Looks") { Looks() }
            PageSection(title: "Colors") { ManyColors() }
            PageSection(title: "Weights") { Weights() }
            PageSection(title: "Images that the browser loads") { Loaded() }
        }
    }

    private static let names = """
        house person person.2 magnifyingglass gearshape bell bookmark star heart tag flag pin
        plus minus xmark checkmark exclamationmark.triangle questionmark.circle info.circle ellipsis
        chevron.left chevron.right chevron.forward arrow.up arrow.clockwise square.and.arrow.up square.and.pencil
        trash folder doc.text paperclip link pencil calendar clock envelope phone message bubble.left paperplane
        play pause forward speaker.wave.2 mic music.note photo camera video headphones
        map mappin location car airplane bicycle globe lock eye key wifi bolt
        sun.max moon cloud cloud.rain snowflake flame drop leaf cart bag creditcard gift fork.knife
        chart.bar chart.pie list.bullet square.grid.2x2 slider.horizontal.3 line.3.horizontal
        """
        .split { $0 == " " || $0 == "\n" }.map(String.init)
}

private struct Named: View {
    let name: String

    var body: some View {
        VStack(spacing: 6) {
            Image(systemName: name).font(.title2).accessibilityHidden(true)
            Text(name).font(.caption).foregroundStyle(.secondary).multilineTextAlignment(.center)
        }
        .frame(maxWidth: .infinity, alignment: .top)
    }
}

private struct Loaded: View {
    @State private var url: URL?

    var body: some View {
        AsyncImage(url: url) { phase in
            switch phase {
            case .success(let image): image
            case .failure: Label("No picture", systemImage: "exclamationmark.triangle")
            case .empty: Text("No picture yet")
            }
        }
        .accessibilityIdentifier("loaded")
        Button("Load a picture") { url = URL(string: "/bird.svg") }
    }
}

/// Symbols with layers, in each mode.
private struct ManyColors: View {
    private static let modes: [(name: String, mode: SymbolRenderingMode)] = [
        ("monochrome", .monochrome), ("hierarchical", .hierarchical), ("palette", .palette),
        ("multicolor", .multicolor),
    ]

    var body: some View {
        ForEach(Self.modes, id: \.name) { name, mode in
            VStack(alignment: .leading, spacing: 6) {
                HStack(spacing: 16) {
                    ForEach(
                        [
                            "xmark.circle.fill", "exclamationmark.triangle.fill", "info.square.fill",
                            "checkmark.circle", "person.badge.plus", "cloud.sun.fill", "trash",
                        ], id: \.self
                    ) { Image(systemName: $0) }
                }
                .font(.title2)
                .symbolRenderingMode(mode)
                .foregroundStyle(.blue, .orange)
                Text(name).font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

private struct Weights: View {
    private static let weights: [(name: String, weight: Font.Weight)] = [
        ("ultraLight", .ultraLight), ("light", .light), ("regular", .regular), ("semibold", .semibold), ("bold", .bold),
        ("black", .black),
    ]

    var body: some View {
        ForEach(Self.weights, id: \.name) { name, weight in
            HStack(spacing: 20) {
                HStack(spacing: 20) {
                    ForEach(["gearshape", "heart", "chevron.right", "square.and.arrow.up", "star.fill"], id: \.self) {
                        Image(systemName: $0)
                    }
                }
                .font(.system(size: 24, weight: weight))
                Text(name).fontWeight(weight)
            }
        }
    }
}

private struct Looks: View {
    var body: some View {
        HStack(spacing: 20) {
            Image(systemName: "cloud.rain").imageScale(.small)
            Image(systemName: "cloud.rain")
            Image(systemName: "cloud.rain").imageScale(.large)
            Image(systemName: "cloud.rain").font(.largeTitle).foregroundStyle(.blue)
            Image(systemName: "flame.fill").font(.largeTitle)
                .foregroundStyle(LinearGradient(colors: [.red, .yellow], startPoint: .bottom, endPoint: .top))
            Image(systemName: "leaf.fill").resizable().frame(width: 48, height: 48).foregroundStyle(.green)
        }
        Label("A label", systemImage: "star").symbolVariant(.fill)
        HStack(spacing: 20) {
            Image("/bird.svg", label: Text("A picture"))
            Image("/bird.svg", label: Text("A template")).renderingMode(.template)
            Image("/bird.svg", label: Text("A large template")).renderingMode(.template).resizable().scaledToFit()
                .frame(width: 80, height: 48).foregroundStyle(.red)
        }
    }
}
