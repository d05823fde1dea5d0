import Martlet

/// Shapes: each is an `svg`, or the form of a box.
struct ShapeSpecimens: View {
    var body: some View {
        SpecimenGroup(title: "Shapes") {
            Specimen("Circle") { Circle().fill(.teal).frame(width: 40, height: 40) }
            Specimen("Ellipse") { Ellipse().fill(.teal).frame(width: 64, height: 40) }
            Specimen("Rectangle") { Rectangle().fill(.teal).frame(width: 64, height: 40) }
            Specimen("RoundedRectangle") {
                RoundedRectangle(cornerRadius: 8).stroke(.orange, lineWidth: 3).frame(width: 64, height: 40)
            }
            Specimen("UnevenRoundedRectangle, strokeBorder") {
                UnevenRoundedRectangle(topLeadingRadius: 16, bottomTrailingRadius: 16)
                    .strokeBorder(.orange, lineWidth: 3).frame(width: 64, height: 40)
            }
            Specimen("Capsule, inset") { Capsule().inset(by: 4).fill(.teal).frame(width: 64, height: 40) }
            Specimen("Path") {
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 32))
                    path.addLine(to: CGPoint(x: 32, y: 0))
                    path.addLine(to: CGPoint(x: 64, y: 32))
                    path.closeSubpath()
                }
                .fill(.teal)
                .frame(width: 64, height: 32)
            }
            Specimen("Shape of one's own") { Diamond().stroke(.indigo, lineWidth: 2).frame(width: 40, height: 40) }
        }
    }
}

private struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
            path.closeSubpath()
        }
    }
}
