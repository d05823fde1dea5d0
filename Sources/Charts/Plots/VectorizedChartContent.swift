/// The marks of all elements of a collection: `PointPlot(cities, x: .value("Area", \.area), y: .value("People", \.people))`.
///
/// Its modifiers take what an element has by key paths.
public protocol VectorizedChartContent<DataElement>: ChartContent where _ContentBody == _NoChartContent {
    /// The type of the elements.
    associatedtype DataElement

    func _append(to marks: inout _ChartMarks, change: (DataElement, inout _ChartMark) -> Void)
}

extension VectorizedChartContent {
    public func _append(to marks: inout _ChartMarks) { _append(to: &marks) { _, _ in } }
}

/// The marks of a collection with a modifier.
struct ModifiedVectorizedContent<Base: VectorizedChartContent>: VectorizedChartContent {
    typealias _ContentBody = _NoChartContent

    let base: Base
    let change: (Base.DataElement, inout _ChartMark) -> Void

    func _append(to marks: inout _ChartMarks, change next: (Base.DataElement, inout _ChartMark) -> Void) {
        base._append(to: &marks) { element, mark in
            change(element, &mark)
            next(element, &mark)
        }
    }
}

/// The marks of a collection, or the graph of a function.
struct PlottedMarks<DataElement> {
    private let append: (inout _ChartMarks, (DataElement, inout _ChartMark) -> Void) -> Void

    init<Data: RandomAccessCollection>(
        _ data: Data, _ mark: @escaping (DataElement) -> some PrimitiveMark
    ) where Data.Element == DataElement {
        append = { marks, change in
            for element in data {
                var mark = mark(element).mark
                change(element, &mark)
                marks.append(mark)
            }
        }
    }

    init(function mark: _ChartMark) { append = { marks, _ in marks.append(mark) } }

    func callAsFunction(_ marks: inout _ChartMarks, _ change: (DataElement, inout _ChartMark) -> Void) {
        append(&marks, change)
    }
}
