/// What the browser has measured of a view in a layout, in CSS pixels.
package struct MeasuredChild: Equatable {
    /// The size where no width is proposed. A view that fills its width has one that no screen has.
    var ideal: CGSize
    /// The size where the least width is proposed.
    var least: CGSize
    /// Whether the view takes the height that is proposed.
    var fillsHeight: Bool
    /// The sizes at other widths, by the width in quarters of a pixel.
    var sizes: [Int: CGSize] = [:]

    package init(ideal: CGSize, least: CGSize, fillsHeight: Bool = false, sizes: [Int: CGSize] = [:]) {
        (self.ideal, self.least, self.fillsHeight, self.sizes) = (ideal, least, fillsHeight, sizes)
    }

    /// The width from which on a view counts as one that fills.
    static let endless: CGFloat = 10_000
    /// The ideal length of a view that fills.
    static let usual: CGFloat = 10

    /// Estimates a view with so many characters that has not been measured.
    static func estimate(characters: Int) -> MeasuredChild {
        let width = CGFloat(min(max(characters, 1), 1_000)) * 9
        return MeasuredChild(
            ideal: CGSize(width: width, height: 24), least: CGSize(width: min(width, 72), height: 24))
    }
}

/// A view in a layout: what is known of it.
package struct LayoutChild {
    /// The node identifier of its element.
    var number: UInt32
    var priority: Double = 0
    var values: [ObjectIdentifier: Any] = [:]
    var measured: MeasuredChild
    /// Whether `measured` is an estimate.
    var isEstimate = false

    package init(_ number: UInt32, _ measured: MeasuredChild, isEstimate: Bool = false) {
        (self.number, self.measured, self.isEstimate) = (number, measured, isEstimate)
    }
}

/// A width for which a view has to be measured.
package struct LayoutQuestion: Hashable {
    package let child: Int
    /// In quarters of a pixel.
    package let width: Int
}

/// One run of a layout: it answers what the layout asks about its views, and notes where they are placed.
///
/// It depends on nothing but the measurements, so that it can be tested without a browser.
package final class LayoutPass {
    let children: [LayoutChild]
    private(set) var frames: [CGRect?]
    /// What was asked and is not known. The answers given in its place are estimates.
    private(set) var questions: Set<LayoutQuestion> = []

    package init(_ children: [LayoutChild]) {
        self.children = children
        frames = Array(repeating: nil, count: children.count)
    }

    func size(of index: Int, for proposal: ProposedViewSize) -> CGSize {
        guard children.indices.contains(index) else { return .zero }
        let child = children[index]
        var size = size(of: child, at: index, forWidth: proposal.width)
        if child.measured.fillsHeight {
            size.height = max(MeasuredChild.usual, proposal.height.map { $0.isNaN ? 0 : $0 } ?? MeasuredChild.usual)
        }
        return size
    }

    private func size(of child: LayoutChild, at index: Int, forWidth width: CGFloat?) -> CGSize {
        let measured = child.measured
        let fills = measured.ideal.width >= MeasuredChild.endless
        guard let width, !width.isNaN else {
            guard fills else { return measured.ideal }
            return CGSize(width: max(MeasuredChild.usual, measured.least.width), height: measured.ideal.height)
        }
        if width == .infinity {
            return CGSize(width: fills ? .infinity : measured.ideal.width, height: measured.ideal.height)
        }
        if width <= measured.least.width { return measured.least }
        if !fills, width >= measured.ideal.width { return measured.ideal }
        // A view in one line when it has its least width is in one line at any other.
        if measured.least.height <= measured.ideal.height, fills {
            return CGSize(width: width, height: measured.ideal.height)
        }
        let quarters = Int((min(width, 100_000) * 4).rounded(.down))
        if let known = measured.sizes[quarters] { return known }
        if !child.isEstimate { questions.insert(LayoutQuestion(child: index, width: quarters)) }
        return estimate(measured, width)
    }

    /// As much text as there is in the ideal size, in lines of another width.
    private func estimate(_ measured: MeasuredChild, _ width: CGFloat) -> CGSize {
        let ideal = min(measured.ideal.width, MeasuredChild.endless)
        let lines = (ideal / max(width, 1)).rounded(.up)
        let height = min(
            max(measured.ideal.height * lines, measured.ideal.height), max(measured.least.height, measured.ideal.height)
        )
        return CGSize(width: width, height: height)
    }

    func place(_ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        guard frames.indices.contains(index) else { return }
        let size = size(of: index, for: proposal).finite
        let x = position.x - anchor.x * size.width
        let y = position.y - anchor.y * size.height
        guard x.isFinite, y.isFinite else { return }
        frames[index] = CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}

extension CGSize {
    /// The size with lengths that CSS can have.
    var finite: CGSize {
        func length(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 100_000) }
        return CGSize(width: length(width), height: length(height))
    }
}

/// The result of a layout.
package struct LayoutSolution: Equatable {
    package var size: CGSize
    package var frames: [CGRect]
    package var questions: Set<LayoutQuestion>

    /// Runs `layout`, which keeps its cache, for the offered size.
    package static func solve(_ layout: AnyLayoutStorage, _ children: [LayoutChild], offered: ProposedViewSize) -> Self
    {
        let pass = LayoutPass(children)
        let subviews = LayoutSubviews(pass: pass)
        let size = layout.size(for: offered, subviews).finite
        layout.place(in: CGRect(origin: .zero, size: size), offered, subviews)
        // A view that the layout does not place goes to the center, as in SwiftUI.
        for index in children.indices where pass.frames[index] == nil {
            pass.place(
                index, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
                proposal: ProposedViewSize(size))
        }
        return Self(size: size, frames: pass.frames.map { $0 ?? .zero }, questions: pass.questions)
    }
}
