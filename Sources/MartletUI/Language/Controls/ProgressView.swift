/// The progress of something, or the fact that it is under way: a `<progress>`, with a label if it is given one.
public struct ProgressView<Label: View>: _PrimitiveView {
    let label: Label
    let fraction: Double?
    /// The time whose progress it is, which goes on in the browser.
    private(set) var time: RunningTime?

    init<V: BinaryFloatingPoint>(_ label: Label, _ value: V?, _ total: V) {
        self.label = label
        let fraction = value.map { Double($0) / Double(total) }
        if let fraction, !(0...1).contains(fraction) {
            CurrentEvaluation.subscriber?.report(
                .unusableNumber(
                    "A ProgressView was given a value that does not lie from 0 to its total; it is brought there."))
        }
        self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    }

    /// Creates a view for something that takes an unknown time.
    ///
    /// - Parameter label: The label.
    public init(@ViewBuilder label: () -> Label) { self.init(label(), Double?.none, 1) }

    /// Creates a view for something that is done in part.
    ///
    /// - Parameters:
    ///   - value: The part that is done, or `nil` if it is not known. A value below 0 or above `total` is clamped, and
    ///     one that is not a number counts as 0; a diagnostic reports both.
    ///   - total: The value at which everything is done.
    ///   - label: The label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(label(), value, total)
    }

    /// Creates a view of the time within an interval.
    init(_ label: Label, _ interval: ClosedRange<Date>, countsDown: Bool) {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let over = min(max(Date().timeIntervalSince(interval.lowerBound), 0), max(length, 0))
        let fraction = length > 0 ? over / length : 1
        self.init(label, countsDown ? 1 - fraction : fraction, 1)
        time = RunningTime(
            kind: .interval(end: interval.upperBound, countsDown: countsDown, showsHours: false),
            date: interval.lowerBound)
    }

    public static var _shape: _ViewShape { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        guard plan.context.contains(.containers) else { return planParts(plan, at: offset) }
        plan.attribute(.box)
        plan.open(.div)
        plan.child(at: offset, DerivedViewOperations { StyledProgressView(progress: $0) })
        plan.close(.div)
    }

    /// Adds the bar and its label, as the built-in styles show them.
    static func planParts(_ plan: _PlanBuilder, at offset: Offset<Self>) {
        let fraction = AttributeStep(
            at: offset.fraction,
            read: { .attribute("value", $0.map { "\($0)" }) }, areEqual: { $0 == $1 })
        // CSS draws the ring of `.circular`, and does not know the element's value.
        let percent = AttributeStep(
            at: offset.fraction,
            read: { .styles(Self.percent(of: $0).map { [.inline("--m-done", "\($0)%")] } ?? []) },
            areEqual: { Self.percent(of: $0) == Self.percent(of: $1) })
        let interval = AttributeStep(
            at: offset.time, read: { .attribute("data-time", $0?.written) }, areEqual: { $0 == $1 })
        let running = AttributeStep(
            at: offset.time, read: { .styles($0?.classes.map(Style.named) ?? []) }, areEqual: { $0 == $1 })
        guard Label.self != EmptyView.self else {
            plan.defaultAttribute(AttributeStep(constant: .attribute("aria-label", "Progress")))
            for step in [fraction, percent, interval, running] { plan.attribute(step) }
            plan.open(.progress)
            return plan.close(.progress)
        }
        plan.attribute(AttributeStep(constant: .classNames("m-progress")))
        plan.open(.label)
        ControlLabel.add(to: plan, at: offset.label)
        if let label = offset.label as? Offset<ProgressViewStyleConfiguration.Label?> {
            // The configuration of a style may have no label.
            plan.attribute(
                AttributeStep(
                    at: label, read: { .attribute("aria-label", $0 == nil ? "Progress" : nil) },
                    areEqual: { ($0 == nil) == ($1 == nil) }))
        }
        for step in [fraction, percent, interval, running] { plan.attribute(step) }
        plan.open(.progress)
        plan.close(.progress)
        plan.close(.label)
    }

    /// A fraction from 0 to 1 in whole percents.
    private static func percent(of fraction: Double?) -> Int? { fraction.map { Int(($0 * 100).rounded()) } }
}

extension ProgressView where Label == EmptyView {
    /// Creates a view without a label for something that takes an unknown time.
    public init() { self.init(EmptyView(), Double?.none, 1) }

    /// Creates a view without a label for something that is done in part.
    ///
    /// - Parameters:
    ///   - value: The part that is done, or `nil` if it is not known.
    ///   - total: The value at which everything is done.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { self.init(EmptyView(), value, total) }
}

extension ProgressView where Label == Text {
    /// Creates a view with a title for something that takes an unknown time.
    ///
    /// - Parameter title: The title.
    public init(_ title: LocalizedStringKey) { self.init(Text(title), Double?.none, 1) }

    /// Creates a view with a string as its title for something that takes an unknown time.
    ///
    /// - Parameter title: The title, shown as it is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) { self.init(Text(title), Double?.none, 1) }

    /// Creates a view with a title for something that is done in part.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The part that is done, or `nil` if it is not known.
    ///   - total: The value at which everything is done.
    public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(Text(title), value, total)
    }

    /// Creates a view with a string as its title for something that is done in part.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - value: The part that is done, or `nil` if it is not known.
    ///   - total: The value at which everything is done.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1.0) {
        self.init(Text(title), value, total)
    }
}
