import Martlet

extension Example {
    static let modifierSpecimens = Example(
        path: "/reference/modifiers", title: "HTML of modifiers",
        summary: "A modifier of style is a class, made of its declaration; only modifiers that need a box make one.",
        files: ["ModifierSpecimens.swift", "ShapeSpecimens.swift"])
}

struct ModifierSpecimens: View {
    var body: some View {
        SpecimenGroup(title: "Texts and fonts") {
            Specimen("Text") { Text("Plain") }
            Specimen("font, bold, italic") { Text("Title").font(.title).bold().italic() }
            Specimen("Text + Text") { Text("Two ") + Text("styles").bold().foregroundStyle(Color.indigo) }
            Specimen("lineLimit") {
                Text("Only one line, however long it is and however narrow its place").lineLimit(1)
            }
            Specimen("Image") { Image(systemName: "heart.fill").foregroundStyle(.red).imageScale(.large) }
            Specimen("textCase, kerning") { Text("Small caps").kerning(2).textCase(.uppercase) }
            Specimen("monospacedDigit") { Text("1,111.1").monospacedDigit() }
            Specimen("multilineTextAlignment") {
                Text("Centered, over two lines").multilineTextAlignment(.center).frame(width: 120)
            }
            Specimen("fontWeight, monospaced") { Text("Code").fontWeight(.semibold).monospaced() }
            Specimen("underline, strikethrough") { Text("New").underline() + Text(" ") + Text("old").strikethrough() }
            Specimen("textSelection(.disabled)") { Text("Cannot be selected").textSelection(.disabled) }
            Specimen("labelStyle(.iconOnly)") { Label("Globe", systemImage: "globe").labelStyle(.iconOnly) }
            Specimen("Label") { Label("Globe", systemImage: "globe") }
            Specimen("Label, headline and light") {
                Label("As heavy as a headline", systemImage: "globe").font(.headline)
                Label("A lighter one", systemImage: "globe").font(.headline).fontWeight(.light)
            }
            Specimen("labelIconToTitleSpacing") { Label("Globe", systemImage: "globe").labelIconToTitleSpacing(20) }
        }
        SpecimenGroup(title: "Boxes") {
            Specimen("padding") { Text("A").padding() }
            Specimen("background, cornerRadius") { Text("A").padding(8).background(.quaternary).cornerRadius(8) }
            Specimen("border") { Text("A").padding(4).border(.gray) }
            Specimen("frame") { Text("A").frame(width: 80, height: 40, alignment: .bottomTrailing).border(.gray) }
            Specimen("frame(maxWidth:)") { Text("A").frame(maxWidth: .infinity).border(.gray) }
            Specimen("overlay") {
                Text("Badge").padding(8).overlay(alignment: .topTrailing) {
                    Circle().fill(.red).frame(width: 10, height: 10)
                }
            }
            Specimen("shadow") { Text("A").padding(8).background(.background).shadow(radius: 4) }
            Specimen("offset, scaleEffect") { Text("A").scaleEffect(1.4).offset(x: 8) }
            Specimen("clipShape") { Color.indigo.frame(width: 56, height: 40).clipShape(Capsule()) }
            Specimen("aspectRatio") { Color.mint.aspectRatio(3, contentMode: .fit) }
            Specimen("blur") { Text("A").blur(radius: 1) }
            Specimen("hidden") {
                HStack {
                    Text("A"); Text("B").hidden(); Text("C")
                }
            }
            Specimen("opacity, rotationEffect") { Text("A").opacity(0.7).rotationEffect(.degrees(10)) }
        }
        ShapeSpecimens()
        EffectSpecimens()
        SpecimenGroup(title: "Color") {
            Specimen("foregroundStyle") { Text("Secondary").foregroundStyle(.secondary) }
            Specimen("tint") { Button("Save") {}.buttonStyle(.borderedProminent).tint(.indigo) }
            Specimen("accentColor") { Button("Save") {}.buttonStyle(.borderedProminent).accentColor(.purple) }
            Specimen("foregroundColor") { Text("Red").foregroundColor(.red) }
            Specimen("preferredColorScheme") { ColorSchemeSpecimen() }
            Specimen("colorScheme(.light)") { Text("Light").padding(8).background(.background).colorScheme(.light) }
            Specimen("backgroundStyle") { GroupBox("Box") { Text("A") }.backgroundStyle(Color.mint.quaternary) }
            Specimen("foregroundStyle(.tint.secondary)") {
                Image(systemName: "drop.fill").foregroundStyle(.tint.secondary)
            }
            Specimen("symbolEffect") { Image(systemName: "bell").symbolEffect(.wiggle) }
            Specimen("symbolEffect, contentTransition") { BounceSpecimen() }
            Specimen("animation") { Text("A").animation(.easeInOut, value: 1) }
            Specimen("phaseAnimator") { PhaseSpecimen() }
            Specimen("transition") { Text("A").transition(.opacity) }
            Specimen("A custom Transition") { Text("A").transition(Rising()) }
        }
    }
}

/// The preference is the whole window's, so it takes a press.
private struct ColorSchemeSpecimen: View {
    @State private var isDark = false

    var body: some View {
        Toggle("Dark page", isOn: $isDark).preferredColorScheme(isDark ? .dark : nil)
    }
}

/// What moves when a value changes.
private struct BounceSpecimen: View {
    @State private var count = 0

    var body: some View {
        HStack {
            Button("Count", systemImage: "star") { count += 1 }.symbolEffect(.bounce, value: count)
            Text("\(count)").monospacedDigit().contentTransition(.numericText())
        }
    }
}

/// A text that goes through phases when a value changes.
struct PhaseSpecimen: View {
    @State private var count = 0

    var body: some View {
        Button("Send") { count += 1 }
        Text("Sent").phaseAnimator([0.0, 1, 2], trigger: count) { text, phase in
            text.offset(x: phase * 16).opacity(1 - phase / 4)
        } animation: { _ in
            .easeInOut(duration: 0.3)
        }
    }
}

private struct Rising: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).offset(y: phase.isIdentity ? 0 : 24)
    }
}
