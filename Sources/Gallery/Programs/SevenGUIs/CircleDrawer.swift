import Martlet

/// 7GUIs, task 6: circles with undo and redo.
///
/// A tap does not report its place, so the paper has points to tap, on which the circles are centered.
struct CircleDrawer: View {
    @State private var drawing = Drawing()
    @State private var isAdjusting = false

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(spacing: 8) {
                Button("Undo") { change { $0.undo() } }.disabled(!drawing.canUndo)
                Button("Redo") { change { $0.redo() } }.disabled(!drawing.canRedo)
            }
            Paper(discs: drawing.discs, selection: drawing.selection) { x, y in change { $0.tap(x: x, y: y) } }
            if isAdjusting, let disc = drawing.selected {
                DiameterPanel(disc: disc) {
                    drawing.adjust(to: $0)
                } close: {
                    change { $0.endAdjustment() }
                }
            } else {
                Button("Adjust diameter…") { isAdjusting = true }.disabled(drawing.selected == nil)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func change(_ operation: (inout Drawing) -> Void) {
        operation(&drawing)
        isAdjusting = false
    }
}

/// The points to tap, and the circles above them.
private struct Paper: View {
    let discs: [Drawing.Disc]
    let selection: Drawing.Disc.ID?
    let tap: (Double, Double) -> Void

    private let distance = 24.0

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<12, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<12, id: \.self) { column in
                        Button {
                            tap((Double(column) + 0.5) * distance, (Double(row) + 0.5) * distance)
                        } label: {
                            Circle().fill(.quaternary).frame(width: 3, height: 3).frame(
                                width: distance, height: distance)
                        }
                        .buttonStyle(PointStyle())
                        .accessibilityLabel("Column \(column + 1), row \(row + 1)")
                        .attribute("role", "gridcell")
                    }
                }
                .attribute("role", "row")
            }
        }
        .attribute("role", "grid")
        .accessibilityLabel("Paper")
        .overlay {
            ZStack {
                ForEach(discs) { disc in
                    Circle()
                        .fill(disc.id == selection ? Color.gray.opacity(0.5) : .clear)
                        .overlay { Circle().strokeBorder(.primary, lineWidth: 1.5) }
                        .accessibilityLabel("Circle with the diameter \(Int(disc.diameter))")
                        .accessibilityAddTraits(.isImage)
                        .frame(width: disc.diameter, height: disc.diameter)
                        .position(x: disc.x, y: disc.y)
                }
            }
            .allowsHitTesting(false)
        }
        .clipped()
        .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.quaternary).allowsHitTesting(false) }
    }
}

/// A point is its label alone, which grows while it is pressed.
private struct PointStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 2 : 1)
    }
}

private struct DiameterPanel: View {
    let disc: Drawing.Disc
    let adjust: (Double) -> Void
    let close: () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Adjust the diameter of the circle at (\(Int(disc.x)), \(Int(disc.y))).")
            Slider(
                value: Binding {
                    disc.diameter
                } set: {
                    adjust($0)
                }, in: 8...160, step: 1
            ) { Text("Diameter") }
            .labelsHidden()
            Button("Done", action: close).buttonStyle(.borderedProminent)
        }
        .padding()
        .frame(maxWidth: 312, alignment: .leading)
        .background(Color.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
    }
}
