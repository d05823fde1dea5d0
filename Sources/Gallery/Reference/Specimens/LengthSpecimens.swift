import Martlet

/// Modifiers that change how much space a view takes, and where it stands.
struct LengthSpecimens: View {
    private static let words = "A few words that would like to stand on one line"

    var body: some View {
        SpecimenGroup(title: "Lengths and places") {
            Specimen("fixedSize") { Text(Self.words).fixedSize(horizontal: false, vertical: true).frame(width: 120) }
            Specimen("position") {
                Color.mint.frame(width: 12, height: 12).position(x: 40, y: 24).frame(height: 48)
            }
            Specimen("zIndex") {
                ZStack {
                    Color.indigo.frame(width: 32, height: 32).zIndex(1)
                    Color.mint.frame(width: 64, height: 24)
                }
            }
            Specimen("containerRelativeFrame") {
                ScrollView(.horizontal) {
                    HStack(spacing: 8) {
                        ForEach(1..<8) {
                            Text("\($0)").containerRelativeFrame(.horizontal, count: 3, spacing: 8).border(.gray)
                        }
                    }
                }
                .attribute("tabindex", "0").attribute("role", "group").accessibilityLabel("Three at a time")
            }
            Specimen("safeAreaBar") {
                Text(Self.words).safeAreaBar(edge: .bottom) { Text("Below").foregroundStyle(.secondary) }
            }
            Specimen("safeAreaInset") {
                Text(Self.words).safeAreaInset(edge: .bottom) { Text("Below").foregroundStyle(.secondary) }
            }
            Specimen("safeAreaPadding") { Text("A").safeAreaPadding(8).border(.gray) }
            Specimen("clipped") {
                Text(Self.words).fixedSize().frame(width: 96, alignment: .leading).clipped()
            }
            Specimen("scaledToFit") {
                Image("/icon.svg", label: Text("Martlet")).resizable().scaledToFit().frame(height: 40)
            }
            Specimen("scaledToFill") {
                Image(decorative: "/icon.svg").resizable().scaledToFill().frame(width: 72, height: 32).clipped()
            }
            Specimen("coordinateSpace, onGeometryChange") { PlaceSpecimen() }
        }
    }
}

/// Shows where it stands.
private struct PlaceSpecimen: View {
    @State private var place = 0

    var body: some View {
        HStack {
            Text("Here:")
            Text("\(place) from the start")
                .onGeometryChange(for: Int.self) {
                    Int($0.frame(in: .named("box")).minX)
                } action: {
                    place = $0
                }
        }
        .coordinateSpace(.named("box"))
    }
}
