import Martlet
import MartletTesting
import Testing

@Suite struct TrimTests {
    private func elements(_ path: Path) -> [Path.Element] {
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        return elements
    }

    private let line = Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 60, y: 0))
        path.addLine(to: CGPoint(x: 60, y: 40))
    }

    @Test func aPartOfALineIsALine() {
        #expect(
            elements(line.trimmedPath(from: 0.3, to: 0.8)) == [
                .move(to: CGPoint(x: 30, y: 0)), .line(to: CGPoint(x: 60, y: 0)), .line(to: CGPoint(x: 60, y: 20)),
            ])
        #expect(line.trimmedPath(from: 0, to: 1) == line)
        #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty && line.trimmedPath(from: 0.9, to: 0.1).isEmpty)
    }

    @Test func halfACircleEndsOnTheOtherSide() throws {
        let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0, to: 0.5)
        let end = try #require(half.currentPoint)
        #expect(abs(end.x) < 0.5 && abs(end.y - 50) < 0.5)
    }

    @Test(arguments: 0..<200)
    func partsNextToEachOtherMeet(seed: Int) throws {
        let cut = CGFloat(seed + 1) / 202
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 30))
        let (first, second) = (circle.trimmedPath(from: 0, to: cut), circle.trimmedPath(from: cut, to: 1))
        guard case .move(let beginning) = elements(second).first else { throw Missing() }
        let end = try #require(first.currentPoint)
        #expect(abs(end.x - beginning.x) < 0.01 && abs(end.y - beginning.y) < 0.01)
    }

    private struct Missing: Error {}

    @Test func aTrimmedShapeIsDrawn() async throws {
        let page = try await TestPage { Circle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 4) }
        #expect(page.html.contains("<path"))
        let any = try await TestPage { AnyShape(Circle()).fill(.red) }
        #expect(any.html.contains("<path") || any.html.contains("m-shape"))
    }
}
