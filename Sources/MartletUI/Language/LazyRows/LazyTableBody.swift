/// The body of a table that holds only the rows near what the visitor sees. Each row must be a `<tr>`.
package struct LazyTableBody<Data: RandomAccessCollection, ID: Hashable, Row: View>: _PrimitiveView {
    private let rows: ForEach<Data, ID, Row>

    package init(_ rows: ForEach<Data, ID, Row>) { self.rows = rows }

    package static var _shape: _ViewShape { .element }

    package static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.open(.tbody)
        plan.dynamicSlot(
            at: offset.rows, LazyForEachOperations<Data, ID, Row, Row>(spaceName: .tr, row: { $1 }))
        plan.close(.tbody)
    }
}
