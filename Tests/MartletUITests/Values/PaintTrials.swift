import MartletUI

/// Gradients, and what changes styles.
enum PaintTrials {
    private static func gradient(_ number: Double) -> Gradient { Gradient(colors: [.red, Color(white: number)]) }
    private static func stops(_ number: Double) -> [Gradient.Stop] {
        [Gradient.Stop(color: .red, location: number), Gradient.Stop(color: .blue, location: -number)]
    }
    private static func point(_ number: Double) -> UnitPoint { UnitPoint(x: number, y: -number) }

    private enum Places: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    static let all: [ValueTrial<Double>] = views + linear + round + angular + effects

    private static let views: [ValueTrial<Double>] = [
        ValueTrial("ImagePaint.init(image:sourceRect:scale:)", "ShapeStyle.image(_:sourceRect:scale:)") { number, _ in
            let part = CGRect(x: number, y: number, width: number, height: number)
            return VStack {
                Rectangle().fill(ImagePaint(image: Image("/a.png"), sourceRect: part, scale: number))
                Text("a").foregroundStyle(.image(Image("/a.png"), scale: number))
                Text("a").border(.image(Image("/a.png"), scale: number), width: number)
            }
        },
        ValueTrial(
            "MeshGradient.init(width:height:points:colors:background:smoothsColors:colorSpace:)",
            "MeshGradient.init(width:height:locations:colors:background:smoothsColors:colorSpace:)",
            "MeshGradient.init(width:height:bezierPoints:colors:background:smoothsColors:colorSpace:)",
            "MeshGradient.init(position:leadingControlPoint:topControlPoint:trailingControlPoint:bottomControlPoint:)"
        ) { number, _ in
            let (count, point) = (Int(exactly: number.rounded()) ?? .max, SIMD2(Float(number), -Float(number)))
            let bezierPoint = MeshGradient.BezierPoint(
                position: point, leadingControlPoint: point, topControlPoint: point, trailingControlPoint: point,
                bottomControlPoint: point)
            return VStack {
                MeshGradient(width: count, height: count, points: [point, point], colors: [.red])
                MeshGradient(width: 1, height: 1, points: [point], colors: [Color(white: number)])
                MeshGradient(
                    width: count, height: 2, locations: .points([point, point]), colors: .colors([.red, .blue]))
                MeshGradient(width: 2, height: count, bezierPoints: [bezierPoint, bezierPoint], colors: [.red, .blue])
            }
        },
        ValueTrial("Anchor.Source.point(_:)", "Anchor.Source.rect(_:)", "Anchor.Source.unitPoint(_:)") { number, _ in
            let place = CGPoint(x: number, y: -number)
            let rectangle = CGRect(x: number, y: number, width: number, height: -number)
            return HStack {
                Text("a").anchorPreference(key: Places.self, value: .point(place)) { ["\($0)"] }
                Text("b").anchorPreference(key: Places.self, value: .rect(rectangle)) { ["\($0)"] }
                Text("c").anchorPreference(key: Places.self, value: .unitPoint(point(number))) { ["\($0)"] }
            }
            .overlayPreferenceValue(Places.self) { Text("\($0.count)") }
        },
        ValueTrial(
            "LinearGradient.init(colors:startPoint:endPoint:)", "LinearGradient.init(gradient:startPoint:endPoint:)",
            "LinearGradient.init(stops:startPoint:endPoint:)", "Gradient.init(color:location:)"
        ) { number, _ in
            VStack {
                LinearGradient(colors: [.red, .blue], startPoint: point(number), endPoint: .bottom)
                LinearGradient(gradient: gradient(number), startPoint: .top, endPoint: point(number))
                LinearGradient(stops: stops(number), startPoint: .zero, endPoint: point(number))
            }
        },
        ValueTrial(
            "RadialGradient.init(colors:center:startRadius:endRadius:)",
            "RadialGradient.init(gradient:center:startRadius:endRadius:)",
            "RadialGradient.init(stops:center:startRadius:endRadius:)"
        ) { number, _ in
            VStack {
                RadialGradient(colors: [.red, .blue], center: point(number), startRadius: number, endRadius: 1)
                RadialGradient(gradient: gradient(number), center: .center, startRadius: 1, endRadius: number)
                RadialGradient(stops: stops(number), center: .center, startRadius: -number, endRadius: number)
            }
        },
        ValueTrial(
            "EllipticalGradient.init(colors:center:startRadiusFraction:endRadiusFraction:)",
            "EllipticalGradient.init(gradient:center:startRadiusFraction:endRadiusFraction:)",
            "EllipticalGradient.init(stops:center:startRadiusFraction:endRadiusFraction:)"
        ) { number, _ in
            VStack {
                EllipticalGradient(colors: [.red], center: point(number), startRadiusFraction: number)
                EllipticalGradient(gradient: gradient(number), endRadiusFraction: number)
                EllipticalGradient(stops: stops(number), startRadiusFraction: number, endRadiusFraction: -number)
            }
        },
        ValueTrial(
            "AngularGradient.init(colors:center:angle:)", "AngularGradient.init(colors:center:startAngle:endAngle:)",
            "AngularGradient.init(gradient:center:angle:)",
            "AngularGradient.init(gradient:center:startAngle:endAngle:)", "AngularGradient.init(stops:center:angle:)",
            "AngularGradient.init(stops:center:startAngle:endAngle:)"
        ) { number, _ in
            let angle = Angle(degrees: number)
            return VStack {
                AngularGradient(colors: [.red], center: point(number), angle: angle)
                AngularGradient(colors: [.red], center: .center, startAngle: angle, endAngle: -angle)
                AngularGradient(gradient: gradient(number), center: .center, angle: angle)
                AngularGradient(gradient: gradient(number), center: .center, startAngle: .zero, endAngle: angle)
                AngularGradient(stops: stops(number), center: .center, angle: angle)
                AngularGradient(stops: stops(number), center: .center, startAngle: angle, endAngle: .zero)
            }
        },
    ]

    private static let linear: [ValueTrial<Double>] = [
        ValueTrial("ShapeStyle.linearGradient(_:startPoint:endPoint:)") {
            $1.background(.linearGradient(gradient($0), startPoint: point($0), endPoint: .bottom))
        },
        ValueTrial("ShapeStyle.linearGradient(colors:startPoint:endPoint:)") {
            $1.foregroundStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: point($0)))
        },
        ValueTrial("ShapeStyle.linearGradient(stops:startPoint:endPoint:)") { number, _ in
            Circle().stroke(
                .linearGradient(stops: stops(number), startPoint: .top, endPoint: .bottom), lineWidth: number)
        },
    ]

    private static let round: [ValueTrial<Double>] = [
        ValueTrial("ShapeStyle.radialGradient(_:center:startRadius:endRadius:)") {
            $1.background(.radialGradient(gradient($0), center: point($0), startRadius: $0, endRadius: $0))
        },
        ValueTrial("ShapeStyle.radialGradient(colors:center:startRadius:endRadius:)") {
            $1.overlay(.radialGradient(colors: [.red], center: .top, startRadius: $0, endRadius: -$0))
        },
        ValueTrial("ShapeStyle.radialGradient(stops:center:startRadius:endRadius:)") { number, _ in
            Capsule().stroke(.radialGradient(stops: stops(number), endRadius: number), lineWidth: number)
        },
        ValueTrial("ShapeStyle.ellipticalGradient(_:center:startRadiusFraction:endRadiusFraction:)") {
            $1.background(.ellipticalGradient(gradient($0), startRadiusFraction: $0))
        },
        ValueTrial("ShapeStyle.ellipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:)") {
            $1.background(.ellipticalGradient(colors: [.red, .blue], endRadiusFraction: $0))
        },
        ValueTrial("ShapeStyle.ellipticalGradient(stops:center:startRadiusFraction:endRadiusFraction:)") {
            $1.background(.ellipticalGradient(stops: stops($0)))
        },
    ]

    private static let angular: [ValueTrial<Double>] = [
        ValueTrial("ShapeStyle.angularGradient(_:center:startAngle:endAngle:)") {
            $1.background(.angularGradient(gradient($0), startAngle: .degrees($0), endAngle: .radians($0)))
        },
        ValueTrial("ShapeStyle.angularGradient(colors:center:startAngle:endAngle:)") {
            $1.background(.angularGradient(colors: [.red], startAngle: .zero, endAngle: .degrees($0)))
        },
        ValueTrial("ShapeStyle.angularGradient(stops:center:startAngle:endAngle:)") {
            $1.background(.angularGradient(stops: stops($0), startAngle: .degrees($0), endAngle: .zero))
        },
        ValueTrial("ShapeStyle.conicGradient(_:center:angle:)") {
            $1.background(.conicGradient(gradient($0), angle: .degrees($0)))
        },
        ValueTrial("ShapeStyle.conicGradient(colors:center:angle:)") {
            $1.background(.conicGradient(colors: [.red, .blue], angle: .degrees($0)))
        },
        ValueTrial("ShapeStyle.conicGradient(stops:center:angle:)") {
            $1.background(.conicGradient(stops: stops($0), center: point($0)))
        },
    ]

    private static let effects: [ValueTrial<Double>] = [
        ValueTrial("ShapeStyle.opacity(_:)") { $1.background(.tint.opacity($0)).foregroundStyle(.opacity($0)) },
        ValueTrial("ShadowStyle.drop(color:radius:x:y:)") {
            $1.background(.red.shadow(.drop(radius: $0, x: $0, y: -$0)))
        },
        ValueTrial("ShadowStyle.inner(color:radius:x:y:)") {
            $1.background(.red.shadow(.inner(radius: $0, x: $0, y: -$0)))
        },
    ]
}
