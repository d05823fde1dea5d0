// Most blocks have a few views. Views passed as a parameter pack are copied into the tuple, and views passed one by one
// are moved, which matters because a body is evaluated with every change.
extension ViewBuilder {
    /// Combines two views into a `TupleView`.
    @inlinable
    public static func buildBlock<C0: View, C1: View>(
        _ c0: consuming C0, _ c1: consuming C1
    ) -> TupleView<(C0, C1)> { TupleView((c0, c1)) }

    /// Combines three views into a `TupleView`.
    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2
    ) -> TupleView<(C0, C1, C2)> { TupleView((c0, c1, c2)) }

    /// Combines four views into a `TupleView`.
    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3
    ) -> TupleView<(C0, C1, C2, C3)> { TupleView((c0, c1, c2, c3)) }

    /// Combines five views into a `TupleView`.
    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4
    ) -> TupleView<(C0, C1, C2, C3, C4)> { TupleView((c0, c1, c2, c3, c4)) }

    /// Combines six views into a `TupleView`.
    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
        _ c5: consuming C5
    ) -> TupleView<(C0, C1, C2, C3, C4, C5)> { TupleView((c0, c1, c2, c3, c4, c5)) }
}
