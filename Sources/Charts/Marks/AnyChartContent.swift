public import MartletUI

/// Any content of a chart.
public struct AnyChartContent: ChartContent {
    public typealias _ContentBody = _NoChartContent
    private let append: (inout _ChartMarks) -> Void

    /// Creates a content from another one.
    ///
    /// - Parameter content: The other one.
    public init(_ content: some ChartContent) { append = { content._append(to: &$0) } }

    /// Creates a content from another one.
    ///
    /// - Parameter content: The other one.
    public init(erasing content: some ChartContent) { self.init(content) }

    public func _append(to marks: inout _ChartMarks) { append(&marks) }
}

/// The marks of a chart, in the closure of `compositingLayer(style:)`.
public struct ChartLayerContent: View {
    public var body: some View { EmptyView() }
}
