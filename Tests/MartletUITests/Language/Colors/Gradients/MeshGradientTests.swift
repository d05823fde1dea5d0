import MartletUI
import Testing

@Suite struct MeshGradientTests {
    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    private func markup(_ mesh: MeshGradient) throws -> String {
        let page = try EnginePage { mesh }
        return page.markup + page.graph.styleSheet()
    }

    @Test func eachPointHasItsColor() throws {
        let text = try markup(
            MeshGradient(width: 2, height: 2, points: corners, colors: [.red, .blue, .green, .black]))
        for place in ["0% 0%", "100% 0%", "0% 100%", "100% 100%"] {
            #expect(text.contains("radial-gradient(130% 130% at \(place),"), "\(text)")
        }
        #expect(text.contains("linear-gradient("), "nothing shines through")
    }

    @Test func whereAColorIsClearNothingIsBehindIt() throws {
        let text = try markup(MeshGradient(width: 2, height: 2, points: corners, colors: [.clear, .red, .red, .red]))
        #expect(text.contains("radial-gradient(") && !text.contains("linear-gradient("), "\(text)")
    }

    @Test func theBackgroundIsBehindAll() throws {
        let text = try markup(
            MeshGradient(
                width: 2, height: 2, locations: .points(corners), colors: .colors([.clear, .red, .red, .red]),
                background: Color(red: 0, green: 0, blue: 1)))
        #expect(text.contains("linear-gradient(180deg,rgb(0 0 255)"), "\(text)")
    }

    @Test func curvesBeginAtTheirPoints() throws {
        let points = corners.map {
            MeshGradient.BezierPoint(
                position: $0, leadingControlPoint: .zero, topControlPoint: .zero, trailingControlPoint: .zero,
                bottomControlPoint: .zero)
        }
        let colors = [Color.red, .red, .red, .red]
        let curves = try markup(MeshGradient(width: 2, height: 2, bezierPoints: points, colors: colors))
        #expect(curves == (try markup(MeshGradient(width: 2, height: 2, points: corners, colors: colors))))
    }

    @Test(arguments: [(0, 0), (-1, .max), (.max, .min), (3, 3)])
    func numbersThatDoNotFitAreDrawnAsFarAsTheyDo(width: Int, height: Int) throws {
        let points: [SIMD2<Float>] = [[.nan, .infinity], [-.infinity, 1e30]]
        let text = try markup(
            MeshGradient(width: width, height: height, points: points, colors: [.red, .blue, .green]))
        #expect(text.contains("radial-gradient(") && text.firstMatch(of: #/(nan|inf)\b|e\+?\d{2}%/#) == nil, "\(text)")
        #expect(try !markup(MeshGradient(width: width, height: height, points: [], colors: [])).contains("gradient("))
    }
}
