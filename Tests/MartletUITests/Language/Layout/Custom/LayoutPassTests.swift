import Testing

@testable import MartletUI

/// What a layout's views answer, from measurements alone.
@Suite struct LayoutPassTests {
    private func size(_ width: Double, _ height: Double) -> CGSize { CGSize(width: width, height: height) }

    /// A text of three words, a view that fills, and one of a fixed size.
    private var children: [LayoutChild] {
        [
            LayoutChild(1, MeasuredChild(ideal: size(120, 24), least: size(40, 72), sizes: [320: size(78, 48)])),
            LayoutChild(2, MeasuredChild(ideal: size(30_000, 10), least: size(0, 10), fillsHeight: true)),
            LayoutChild(3, MeasuredChild(ideal: size(50, 50), least: size(50, 50))),
        ]
    }

    private func answer(_ child: Int, _ width: CGFloat?, _ height: CGFloat? = nil) -> (CGSize, [LayoutQuestion]) {
        let pass = LayoutPass(children)
        let size = LayoutSubviews(pass: pass)[child].sizeThatFits(ProposedViewSize(width: width, height: height))
        return (size, Array(pass.questions))
    }

    @Test(
        arguments: [
            (0, nil, 120.0, 24.0), (0, 0, 40, 72), (0, 30, 40, 72), (0, 120, 120, 24), (0, .infinity, 120, 24),
            (0, 80, 78, 48), (1, nil, 10, 10), (1, 300, 300, 10), (1, 0, 0, 10), (2, nil, 50, 50), (2, 20, 50, 50),
            (2, 900, 50, 50), (0, .nan, 120, 24), (0, -5, 40, 72),
        ] as [(Int, Double?, Double, Double)])
    func whatIsKnownIsAnswered(child: Int, proposed: Double?, width: Double, height: Double) {
        let (found, questions) = answer(child, proposed.map { CGFloat($0) })
        #expect(found == size(width, height))
        #expect(questions.isEmpty)
    }

    @Test func whatIsNotKnownIsEstimatedAndAskedFor() {
        let (found, questions) = answer(0, 60.3)
        #expect(found.width == 60.3 && found.height == 48, "as much text in narrower lines")
        #expect(questions == [LayoutQuestion(child: 0, width: 241)], "in quarters of a pixel")
    }

    @Test func aViewThatFillsItsHeightTakesTheProposed() {
        #expect(answer(1, 100, 80).0 == size(100, 80))
        #expect(answer(1, 100, nil).0 == size(100, 10))
        #expect(answer(0, nil, 80).0 == size(120, 24))
    }

    @Test func placingUsesTheAnchor() {
        let pass = LayoutPass(children)
        let subview = LayoutSubviews(pass: pass)[2]
        subview.place(at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing, proposal: .unspecified)
        #expect(pass.frames[2] == CGRect(x: 50, y: 50, width: 50, height: 50))
        subview.place(at: CGPoint(x: Double.nan, y: 0), proposal: .unspecified)
        #expect(pass.frames[2] == CGRect(x: 50, y: 50, width: 50, height: 50), "no place at all")
    }

    private struct Endless: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: Double.infinity, height: .nan)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: CGPoint(x: 1e300, y: -.infinity), proposal: .infinity)
        }
    }

    @Test func aLayoutOfImpossibleSizesGetsPossibleOnes() {
        let solution = LayoutSolution.solve(LayoutStorage(Endless()), children, offered: .unspecified)
        #expect(solution.size == size(100_000, 0))
        #expect(solution.frames.allSatisfy { $0.minX.isFinite && $0.width.isFinite && $0.width <= 100_000 })
    }

    @Test func aRowSharesItsWidthAsAStackDoes() {
        let row = LayoutStorage(HStackLayout(alignment: .top, spacing: 10))
        let solution = LayoutSolution.solve(row, children, offered: ProposedViewSize(width: 400, height: 60))
        #expect(solution.size == size(400, 60))
        #expect(solution.frames.map(\.minX) == [0, 130, 350])
        #expect(solution.frames[1].width == 210)
    }

    @Test func aColumnPutsOneBelowTheOther() {
        let column = LayoutStorage(VStackLayout(alignment: .trailing, spacing: nil))
        let solution = LayoutSolution.solve(column, children, offered: ProposedViewSize(width: 200, height: nil))
        #expect(solution.frames.map(\.minY) == [0, 32, 50])
        #expect(solution.frames.map(\.maxX) == [200, 200, 200])
        #expect(solution.size == size(200, 100))
    }

    @Test(arguments: [
        [], [1], [.nan, 0], [100, -1, 5], [100, -1, 5, 1, 1, 1, 1, 0, 1], [100, -1, 5, 1, 1, 1, 1, 0, 1, 5, 1],
        [100, -1, -1, 1, 1, 1, 1, 0, 0], [100, -1, 5, 200_000, 1, 1, 1, 0, 0], [100, -1, 1.5, 1, 1, 1, 1, 0, 0],
        [100, -1, 5, 1, 1, 1, 1, 0, 17], [.infinity, 0], [100, -1, 5, 1, 1, 1, -1, 0, 0],
    ])
    func whatIsNoReportIsRefused(numbers: [Double]) {
        #expect(LayoutReport(numbers) == nil)
        #expect(EventType.measure.problem(with: .numbers(numbers)) != nil)
    }

    @Test func aReportHasSoManyViews() {
        func numbers(_ count: Int) -> [Double] {
            [300, -1] + (1...count).flatMap { number -> [Double] in [Double(number), 1, 1, 1, 1, 0, 0] }
        }
        #expect(LayoutReport(numbers(LayoutReport.childLimit))?.children.count == LayoutReport.childLimit)
        #expect(LayoutReport(numbers(LayoutReport.childLimit + 1)) == nil)
    }
}
