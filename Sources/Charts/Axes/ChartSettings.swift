public import MartletUI

/// What modifiers say of the charts inside.
struct ChartSettings {
    struct AxisSettings {
        var domain = ScaleDomain.automatic(includesZero: nil)
        var isHidden = false
        var descriptions: [_AxisDescription]?
        var title: AnyView?
        /// How many distances between ticks there are if nothing says how many.
        var usual = 5

        /// What is drawn of the axis.
        var marks: [_AxisDescription] {
            isHidden ? [] : descriptions ?? AxisMarks()._axis
        }

        /// How many distances between ticks are desired.
        var desiredCount: Int {
            for description in marks {
                if case .automatic(let count?) = description.values.kind { return min(max(count, 1), 50) }
            }
            return usual
        }
    }

    /// On a phone, there is room for four numbers side by side.
    var x = AxisSettings(usual: 4)
    var y = AxisSettings()
    var legend = LegendPlace.automatic
    /// The views of a legend that is the program's own.
    var ownLegend: AnyView?
    var colors: [(value: _PlottedValue?, color: Color)] = []
    /// Gives a value its color.
    var colorOf: ((_PlottedValue) -> Color?)?
    var selection: ChartSelection?
    var angleSelection: ChartSelection?
    var overlays: [ChartLayer] = []
    var backgrounds: [ChartLayer] = []
    var isScrollable = false
    /// How much of the axis below is visible at once; `nil` if all of it is.
    var visibleLength: Double?
    /// Which value is the first that is visible.
    var scrollPosition: ChartScrollPosition?
}

/// Where a legend is.
enum LegendPlace { case automatic, hidden, above, below }

private struct ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension View {
    private func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }

    /// Shows or hides the axis below the charts in this view.
    ///
    /// - Parameter visibility: Whether it is shown.
    public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.isHidden = visibility == .hidden } }

    /// Shows or hides the axis beside the charts in this view.
    ///
    /// - Parameter visibility: Whether it is shown.
    public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.isHidden = visibility == .hidden } }

    /// Sets the axis below the charts in this view.
    ///
    /// - Parameter content: Its lines and labels.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let axis = content()._axis
        return chart { $0.x.descriptions = axis }
    }

    /// Sets the axis beside the charts in this view.
    ///
    /// - Parameter content: Its lines and labels.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let axis = content()._axis
        return chart { $0.y.descriptions = axis }
    }

    /// Gives the axis below the charts in this view a title.
    ///
    /// - Parameters:
    ///   - labelKey: The title.
    ///   - position: Has no effect.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.x.title = AnyView(Text(labelKey)) }
    }

    /// Gives the axis below the charts in this view a string as its title.
    ///
    /// - Parameters:
    ///   - label: The title, shown as it is.
    ///   - position: Has no effect.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    @_disfavoredOverload
    public func chartXAxisLabel(
        _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        let text = Text(label)
        return chart { $0.x.title = AnyView(text) }
    }

    /// Gives the axis beside the charts in this view a title.
    ///
    /// - Parameters:
    ///   - labelKey: The title.
    ///   - position: Has no effect.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.y.title = AnyView(Text(labelKey)) }
    }

    /// Gives the axis beside the charts in this view a string as its title.
    ///
    /// - Parameters:
    ///   - label: The title, shown as it is.
    ///   - position: Has no effect.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    @_disfavoredOverload
    public func chartYAxisLabel(
        _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        let text = Text(label)
        return chart { $0.y.title = AnyView(text) }
    }

    /// Shows or hides the legends of the charts in this view.
    ///
    /// - Parameter visibility: Whether they are shown.
    public func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend = visibility == .hidden ? .hidden : .automatic }
    }

    /// Sets where the legends of the charts in this view are.
    ///
    /// - Parameters:
    ///   - position: Above or below; below for other places.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    public func chartLegend(
        position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chart { $0.legend = position.side == .top ? .above : .below } }

    /// Has no effect: legends are where they are by themselves.
    ///
    /// - Parameters:
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    public func chartLegend(alignment: Alignment, spacing: CGFloat? = nil) -> some View {
        chart { $0.legend = .automatic }
    }

    /// Gives the charts in this view a legend of views.
    ///
    /// - Parameters:
    ///   - position: Above or below; below for other places.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    ///   - content: The views.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .bottom, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let legend = AnyView(content())
        return chart {
            $0.legend = position.side == .top ? .above : .below
            $0.ownLegend = legend
        }
    }

    /// Gives the axis below the charts in this view a title of views.
    ///
    /// - Parameters:
    ///   - position: Has no effect.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    ///   - content: The views.
    public func chartXAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let title = AnyView(content())
        return chart { $0.x.title = title }
    }

    /// Gives the axis beside the charts in this view a title of views.
    ///
    /// - Parameters:
    ///   - position: Has no effect.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    ///   - content: The views.
    public func chartYAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let title = AnyView(content())
        return chart { $0.y.title = title }
    }

    /// Sets the values that the axis below the charts in this view shows.
    ///
    /// - Parameters:
    ///   - domain: The values: a range of numbers or dates, categories, or `.automatic`.
    ///   - range: Has no effect: they take all of the plot.
    ///   - type: Has no effect: it is that of the values.
    public func chartXScale<Domain: ScaleDomainProtocol>(
        domain: Domain, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain
        return chart { $0.x.domain = domain.domain }
    }

    /// Sets the values that the axis beside the charts in this view shows.
    ///
    /// - Parameters:
    ///   - domain: The values: a range of numbers or dates, categories, or `.automatic`.
    ///   - range: Has no effect: they take all of the plot.
    ///   - type: Has no effect: it is that of the values.
    public func chartYScale<Domain: ScaleDomainProtocol>(
        domain: Domain, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain
        return chart { $0.y.domain = domain.domain }
    }

    /// Sets the colors of the values of `foregroundStyle(by:)` in the charts in this view.
    ///
    /// - Parameter mapping: The values and their colors.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<Value, S>
    ) -> some View {
        let colors = mapping.prefix(100).map { ($0.key.primitivePlottable._plotted as _PlottedValue?, $0.value._color) }
        return chart { $0.colors = colors.map { (value: $0.0, color: $0.1) } }
    }

    /// Sets the colors of the values of `foregroundStyle(by:)` in the charts in this view.
    ///
    /// - Parameters:
    ///   - domain: The values.
    ///   - range: Their colors, which begin again if there are fewer.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        domain: [Value], range: [S]
    ) -> some View {
        let values = domain.prefix(100).map { $0.primitivePlottable._plotted }
        let colors = range.map(\._color)
        return chart { settings in
            guard !colors.isEmpty else { return }
            settings.colors = values.enumerated().map { (value: $1, color: colors[$0 % colors.count]) }
        }
    }

    /// Sets the colors of the values of `foregroundStyle(by:)` in the charts in this view: those of a gradient, in the order in
    /// which the values come.
    ///
    /// - Parameter range: The colors, which begin again if there are fewer.
    public func chartForegroundStyleScale(range: Gradient) -> some View {
        chartForegroundStyleScale(range: range.stops.map(\.color))
    }

    /// Sets the colors of the values of `foregroundStyle(by:)` in the charts in this view.
    ///
    /// - Parameter mapping: Gives a value its color.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        mapping: @escaping (Value) -> S
    ) -> some View {
        chart { settings in
            settings.colorOf = { plotted in
                Value.PrimitivePlottable(plotted).flatMap { Value(primitivePlottable: $0) }.map { mapping($0)._color }
            }
        }
    }

    /// Sets the colors of the values of `foregroundStyle(by:)` in the charts in this view, in the order in which they come.
    ///
    /// - Parameter range: The colors, which begin again if there are fewer.
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        let colors = range.prefix(100).map(\._color)
        return chart { $0.colors = colors.map { (value: nil, color: $0) } }
    }

    /// Lets what is pressed of the charts in this view be a value of the axis below: a button over the marks of each of
    /// its values, of at most 200. A press on the selected one selects nothing.
    ///
    /// - Parameter value: The value; `nil` while nothing is selected.
    public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
        selecting(value, isOfX: true)
    }

    /// Lets what is pressed of the charts in this view be a value of the axis beside: a button over the marks of each of
    /// its values, of at most 200. A press on the selected one selects nothing.
    ///
    /// - Parameter value: The value; `nil` while nothing is selected.
    public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
        selecting(value, isOfX: false)
    }

    private func selecting<Value: Plottable>(
        _ value: Binding<Value?>, isOfX: Bool, isOfAngle: Bool = false
    ) -> some View {
        let selected = value.wrappedValue?.primitivePlottable._plotted
        return chart { settings in
            let selection = ChartSelection(isOfX: isOfX, selected: selected) { plotted in
                value.wrappedValue = plotted.flatMap { Value.PrimitivePlottable($0) }
                    .flatMap { Value(primitivePlottable: $0) }
            }
            if isOfAngle { settings.angleSelection = selection } else { settings.selection = selection }
        }
    }

    /// Lets the sectors of the charts in this view be pressed. The value is that of the middle of the sector, in the sum of the
    /// values before it; a press on the selected sector selects nothing.
    ///
    /// - Parameter value: The value; `nil` while nothing is selected.
    public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
        selecting(value, isOfX: false, isOfAngle: true)
    }
}

extension View {
    /// Has no effect: the axis below takes all of the plot, and its values say what they are.
    ///
    /// - Parameters:
    ///   - range: Has no effect.
    ///   - type: Has no effect.
    public func chartXScale(range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil) -> some View {
        self
    }

    /// Has no effect: the axis beside takes all of the plot, and its values say what they are.
    ///
    /// - Parameters:
    ///   - range: Has no effect.
    ///   - type: Has no effect.
    public func chartYScale(range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil) -> some View {
        self
    }

    /// Has no effect: the points of all values have one form.
    ///
    /// - Parameter mapping: The values and their forms.
    public func chartSymbolScale<Value: Plottable>(
        _ mapping: KeyValuePairs<Value, BasicChartSymbolShape>
    ) -> some View { IgnoredHint.chartSymbolScale.passing(self) }

    /// Has no effect: the points of all values have one form.
    ///
    /// - Parameters:
    ///   - domain: The values.
    ///   - range: Their forms.
    public func chartSymbolScale<Value: Plottable>(
        domain: [Value], range: [BasicChartSymbolShape]
    ) -> some View { IgnoredHint.chartSymbolScale.passing(self) }

    /// Has no effect: the points of all values have one form.
    ///
    /// - Parameter range: The forms.
    public func chartSymbolScale(range: [BasicChartSymbolShape]) -> some View {
        IgnoredHint.chartSymbolScale.passing(self)
    }

    /// Has no effect: points have areas from 20 to 400 pixels.
    ///
    /// - Parameter range: The areas.
    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
        IgnoredHint.chartSymbolScale.passing(self)
    }

    /// Has no effect: the lines of all values have one form.
    ///
    /// - Parameter mapping: The values and their forms.
    public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>) -> some View {
        IgnoredHint.chartSymbolScale.passing(self)
    }

    /// Has no effect: use the modifiers of ``AxisValueLabel``.
    ///
    /// - Parameter content: Returns the axis with modifiers.
    public func chartXAxisStyle(content: (ChartAxisContent) -> some View) -> some View {
        IgnoredHint.chartAxisStyle.passing(self)
    }

    /// Has no effect: use the modifiers of ``AxisValueLabel``.
    ///
    /// - Parameter content: Returns the axis with modifiers.
    public func chartYAxisStyle(content: (ChartAxisContent) -> some View) -> some View {
        IgnoredHint.chartAxisStyle.passing(self)
    }

    /// Has no effect: a plot scrolls sideways only.
    ///
    /// - Parameter length: How much of the axis would be visible at once.
    public func chartYVisibleDomain(length: some Plottable & Numeric) -> some View {
        IgnoredHint.chartYVisibleDomain.passing(self)
    }
}

/// An axis of a chart, in ``chartXAxisStyle(content:)``.
public struct ChartAxisContent: View {
    public var body: some View { EmptyView() }
}

extension View {
    @available(*, unavailable, message: "Use chartXSelection(value:): a page tells which value is pressed.")
    public func chartXSelection<Value: Plottable>(range: Binding<ClosedRange<Value>?>) -> some View { self }
}
