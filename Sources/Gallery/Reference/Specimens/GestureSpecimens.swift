import Martlet

/// What a pointer does.
struct GestureSpecimens: View {
    var body: some View {
        SpecimenGroup(title: "Gestures") {
            Specimen("gesture, DragGesture") { DragSpecimen() }
            Specimen("onLongPressGesture") { LongPressSpecimen() }
            Specimen("MagnifyGesture, RotateGesture") { FingersSpecimen() }
            Specimen("TapGesture, exclusively") { TapSpecimen() }
            Specimen("sequenced") { SequenceSpecimen() }
            Specimen("simultaneousGesture") { SimultaneousSpecimen() }
            Specimen("highPriorityGesture") { PrioritySpecimen() }
            Specimen("onTapGesture with a place") { PlaceSpecimen() }
            Specimen("onHover, onContinuousHover") { HoverSpecimen() }
        }
    }
}

private struct DragSpecimen: View {
    @State private var offset = CGSize.zero
    @GestureState private var way = CGSize.zero

    var body: some View {
        Circle().fill(.tint).frame(width: 56, height: 56)
            .offset(x: offset.width + way.width, y: offset.height + way.height)
            .gesture(
                DragGesture(minimumDistance: 2)
                    .updating($way) { value, way, _ in way = value.translation }
                    .onEnded { value in
                        offset.width += value.translation.width
                        offset.height += value.translation.height
                    }
            )
            .accessibilityIdentifier("drag")
            .accessibilityHidden(true)
            .frame(width: 240, height: 96)
        Text("\(Int(offset.width + way.width)), \(Int(offset.height + way.height))").accessibilityIdentifier("dragged")
        Button("Back") { withAnimation { offset = .zero } }
    }
}

private struct LongPressSpecimen: View {
    @State private var isPressed = false
    @State private var count = 0

    var body: some View {
        Text("Press it for long").padding().background(isPressed ? Color.yellow : Color.gray.opacity(0.2)).cornerRadius(
            8
        )
        .onLongPressGesture {
            count += 1
        } onPressingChanged: {
            isPressed = $0
        }
        Text("Done \(counted(count, "time"))").accessibilityIdentifier("pressed")
    }
}

private struct FingersSpecimen: View {
    @State private var scale = 1.0
    @State private var angle = Angle.zero

    var body: some View {
        RoundedRectangle(cornerRadius: 8).fill(.teal).frame(width: 72, height: 72)
            .scaleEffect(scale).rotationEffect(angle)
            .gesture(
                MagnifyGesture().simultaneously(with: RotateGesture())
                    .onChanged { value in
                        scale = min(max(value.first?.magnification ?? 1, 0.5), 1.5)
                        angle = value.second?.rotation ?? .zero
                    }
            )
            .accessibilityIdentifier("fingers")
            .accessibilityHidden(true)
            .frame(width: 200, height: 120)
        Text("\(Int(scale * 100)) %, \(Int(angle.degrees))°").accessibilityIdentifier("fingered")
    }
}

private struct TapSpecimen: View {
    @State private var text = "Nothing yet"

    var body: some View {
        Text("Tap once or twice").padding().background(Color.gray.opacity(0.2)).cornerRadius(8)
            .gesture(
                TapGesture(count: 2).exclusively(before: TapGesture())
                    .onEnded { value in
                        if case .first = value { text = "Twice" } else { text = "Once" }
                    }
            )
            .accessibilityIdentifier("taps")
        Text(text).accessibilityIdentifier("tapped")
    }
}

private struct SequenceSpecimen: View {
    @State private var text = "Nothing yet"

    var body: some View {
        Text("Press, then drag").padding().background(Color.gray.opacity(0.2)).cornerRadius(8)
            .gesture(
                LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
                    .onChanged { value in
                        if case .second(_, nil) = value { text = "Drag now" }
                    }
                    .onEnded { value in
                        if case .second(_, let drag?) = value { text = "Dragged by \(Int(drag.translation.width))" }
                    }
            )
            .accessibilityIdentifier("sequence")
        Text(text).accessibilityIdentifier("sequenced")
    }
}

private struct SimultaneousSpecimen: View {
    @State private var text = ""

    var body: some View {
        Button("A button with a tap") { text += "B" }
            .simultaneousGesture(TapGesture().onEnded { text += "T" })
        Text(text.isEmpty ? "Nothing yet" : text).accessibilityIdentifier("beside")
    }
}

private struct PrioritySpecimen: View {
    @State private var text = "Nothing yet"

    var body: some View {
        HStack { Button("Inside") { text = "Button" } }
            .padding().background(Color.gray.opacity(0.2)).cornerRadius(8)
            .highPriorityGesture(DragGesture().onEnded { _ in text = "Drag" })
            .accessibilityIdentifier("priority")
        Text(text).accessibilityIdentifier("preferred")
    }
}

private struct PlaceSpecimen: View {
    @State private var place = CGPoint.zero

    var body: some View {
        Rectangle().fill(.mint.opacity(0.4)).frame(width: 160, height: 64)
            .onTapGesture { place in self.place = place }
            .accessibilityLabel("A field")
            .accessibilityIdentifier("place")
        Text("\(Int(place.x.rounded())), \(Int(place.y.rounded()))").accessibilityIdentifier("placed")
    }
}

private struct HoverSpecimen: View {
    @State private var isOver = false
    @State private var place: CGPoint?

    var body: some View {
        Text(isOver ? "Here it is" : "Come over").padding().background(Color.gray.opacity(0.2)).cornerRadius(8)
            .onHover { isOver = $0 }
            .accessibilityIdentifier("hover")
        Rectangle().fill(.mint.opacity(0.4)).frame(width: 160, height: 48)
            .onContinuousHover { phase in
                if case .active(let place) = phase { self.place = place } else { place = nil }
            }
            .accessibilityIdentifier("pointer")
        Text(place.map { "\(Int($0.x.rounded())), \(Int($0.y.rounded()))" } ?? "Nowhere").accessibilityIdentifier(
            "pointed")
    }
}
