import Martlet

/// Shapes: each is an `svg`, or the form of a box.
struct ShapeSpecimens: View {
    var body: some View {
        SpecimenGroup(title: "Shapes") {
            Specimen("Canvas") { CanvasSpecimen() }
            Specimen("Circle") { Circle().fill(.teal).frame(width: 40, height: 40) }
            Specimen("Ellipse") { Ellipse().fill(.teal).frame(width: 64, height: 40) }
            Specimen("Rectangle") { Rectangle().fill(.teal).frame(width: 64, height: 40) }
            Specimen("RoundedRectangle") {
                RoundedRectangle(cornerRadius: 8).stroke(.orange, lineWidth: 3).frame(width: 64, height: 40)
            }
            Specimen("ConcentricRectangle") {
                ConcentricRectangle(corners: .concentric(minimum: .fixed(12))).fill(.indigo).frame(
                    width: 72, height: 40)
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
            Specimen("LinearGradient, Color.gradient") {
                HStack {
                    LinearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
                    RoundedRectangle(cornerRadius: 8).fill(.orange.gradient)
                    Capsule().strokeBorder(
                        .linearGradient(colors: [.teal, .green], startPoint: .top, endPoint: .bottom), lineWidth: 4)
                }
                .frame(width: 200, height: 40)
            }
            Specimen("ImagePaint") {
                Text("Frame").padding(12).border(.image(Image("/icon.svg"), scale: 0.25), width: 8)
            }
            Specimen("AngularGradient, RadialGradient") {
                HStack {
                    Circle().stroke(.conicGradient(colors: [.red, .yellow, .green, .red]), lineWidth: 6)
                        .padding(3).frame(width: 46, height: 46)
                    Circle().fill(.radialGradient(colors: [.yellow, .red], endRadius: 22)).frame(width: 46, height: 46)
                    Diamond().fill(.ellipticalGradient(colors: [.mint, .indigo])).frame(width: 46, height: 46)
                    EllipticalGradient(colors: [.mint, .indigo]).frame(width: 46, height: 46)
                }
            }
            Specimen("foregroundStyle with a gradient") {
                Label("Letters", systemImage: "star.fill").font(.title2).bold()
                    .foregroundStyle(
                        .linearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
            }
            Specimen("Material") {
                ZStack {
                    LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing)
                    Text("Over colors").padding(8).background(.regularMaterial, in: Capsule())
                }
                .frame(width: 200, height: 60)
            }
            Specimen("A custom Shape") { Diamond().stroke(.indigo, lineWidth: 2).frame(width: 40, height: 40) }
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

/// A drawing of a closure's.
private struct CanvasSpecimen: View {
    var body: some View {
        Canvas { context, size in
            let box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
            context.fill(
                Path(ellipseIn: box.insetBy(dx: 2, dy: 2)),
                with: .linearGradient(
                    Gradient(colors: [.teal, .indigo]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
            context.draw(
                Text("Hi").bold().foregroundStyle(Color.white), at: CGPoint(x: size.width / 2, y: size.height / 2))
            context.translateBy(x: size.width / 2, y: size.height / 2)
            for _ in 0..<12 {
                context.rotate(by: .degrees(30))
                context.fill(Path(CGRect(x: 24, y: -1, width: 8, height: 2)), with: .color(.white))
            }
        }
        .frame(width: 80, height: 80)
    }
}
