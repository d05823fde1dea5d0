public import MartletUI

extension ChartContent {
    func change(_ change: @escaping (inout _ChartMark) -> Void) -> _ModifiedChartContent<Self> {
        _ModifiedChartContent(content: self, change: change)
    }

    /// Sets the color of the marks.
    ///
    /// - Parameter style: The color. Of a gradient, its first color is used.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let color = style._color
        return change { $0.look.color = $0.look.color ?? color }
    }

    /// Gives the marks of each value a color of its own, and lists the values in a legend.
    ///
    /// - Parameter value: The value.
    public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        change { $0.color = $0.color ?? _ChartMark.Grouping(value) }
    }

    /// Sets the opacity of the marks.
    ///
    /// - Parameter opacity: The opacity, from 0 to 1.
    public func opacity(_ opacity: Double) -> some ChartContent {
        change { $0.look.opacity *= CSS.clamped(opacity, 0...1) }
    }

    /// Sets the width of lines and rules, and their dashes.
    ///
    /// - Parameter style: The width and the dashes.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        change { $0.look.stroke = $0.look.stroke ?? MarkLook.StrokeLook(style) }
    }

    /// Sets how lines and areas go from one point to the next.
    ///
    /// - Parameter method: How.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        change { $0.look.interpolation = method }
    }

    /// Sets the form of points, and gives lines points of that form.
    ///
    /// - Parameter symbol: The form: `.circle`, `.square` and so on, or one of the program's.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let symbol = ChartSymbol(symbol)
        return change { $0.look.symbol = symbol }
    }

    /// Puts a view at each point, in the place of a form.
    ///
    /// - Parameter symbol: The view.
    public func symbol<V: View>(@ViewBuilder symbol: @escaping () -> V) -> some ChartContent {
        change {
            $0.symbol = AnyView(symbol())
            $0.look.hasOwnSymbol = true
        }
    }

    /// Gives lines points, of one form for every value: colors and the table tell values apart.
    ///
    /// - Parameter value: Has no other effect.
    public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        change {
            $0.look.symbol = $0.look.symbol ?? .circle
            $0.series = $0.series ?? value.plotted
        }
    }

    /// Draws the marks before or behind others, which are drawn in their order otherwise.
    ///
    /// - Parameter value: Of two marks the one with the greater value is in front. Each is 0 by itself.
    public func zIndex(_ value: Double) -> some ChartContent {
        change { $0.look.zIndex = value.isFinite ? value : 0 }
    }

    /// Sets the size of points.
    ///
    /// - Parameter area: The area in CSS pixels.
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        change { $0.look.symbolSize = CSS.clamped(area, 0...10_000) }
    }

    /// Puts the bars of each value beside one another at their place.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - axis: Has no effect.
    ///   - span: Has no effect.
    public func position<Value: Plottable>(
        by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent { change { $0.position = $0.position ?? _ChartMark.Grouping(value) } }

    /// Has no effect: a plot is stretched to its space.
    ///
    /// - Parameters:
    ///   - x: How far the marks would be to the right, in pixels.
    ///   - y: How far they would be down.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { IgnoredHint.markOffset.passing(self) }

    /// Has no effect: a plot is stretched to its space.
    ///
    /// - Parameter offset: How far the marks would be to the right and down, in pixels.
    public func offset(_ offset: CGSize) -> some ChartContent { IgnoredHint.markOffset.passing(self) }

    /// Has no effect: a plot is stretched to its space.
    ///
    /// - Parameters:
    ///   - x: How far the marks would be to the right, in pixels.
    ///   - yStart: How far their beginnings would be down.
    ///   - yEnd: How far their ends would be down.
    @_disfavoredOverload
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        IgnoredHint.markOffset.passing(self)
    }

    /// Has no effect: a plot is stretched to its space.
    ///
    /// - Parameters:
    ///   - xStart: How far the beginnings of the marks would be to the right, in pixels.
    ///   - xEnd: How far their ends would be to the right.
    ///   - y: How far they would be down.
    @_disfavoredOverload
    public func offset(xStart: CGFloat, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        IgnoredHint.markOffset.passing(self)
    }

    /// Has no effect: bars have corners, because a plot is stretched to its space.
    ///
    /// - Parameters:
    ///   - radius: The radius.
    ///   - style: How the corners would be round.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        IgnoredHint.barCornerRadius.passing(self)
    }

    /// Gives each value a line of its own. All have one form: colors tell them apart.
    ///
    /// - Parameter value: The value.
    public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        change { $0.series = $0.series ?? value.plotted }
    }

    /// Gives points areas in proportion to a number, from 20 to 400 CSS pixels.
    ///
    /// - Parameter value: The number, or what `chartSymbolSizeScale` gives an area; another value has no effect.
    public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        let value = value.plotted
        return change { $0.symbolValue = $0.symbolValue ?? value }
    }

    /// Has no effect: the marks of one look are one path.
    ///
    /// - Parameters:
    ///   - shape: The shape of which they would be seen.
    ///   - style: How it would be filled.
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        IgnoredHint.markEffect.passing(self)
    }

    /// Has no effect: the marks of one look are one path.
    ///
    /// - Parameter content: The marks through which these would be seen.
    public func mask(@ChartContentBuilder content: () -> some ChartContent) -> some ChartContent {
        IgnoredHint.markEffect.passing(self)
    }

    /// Has no effect: the marks of one look are one path.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: How blurred it would be.
    ///   - x: How far to the right it would be.
    ///   - y: How far down it would be.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { IgnoredHint.markEffect.passing(self) }

    /// Has no effect: the marks of one look are one path.
    ///
    /// - Parameter radius: How blurred they would be.
    public func blur(radius: CGFloat) -> some ChartContent { IgnoredHint.markEffect.passing(self) }

    /// Marks of one look are drawn together by themselves.
    public func compositingLayer() -> some ChartContent { self }

    /// Has no effect: the marks of one look are one path. Use the modifiers of marks, such as `opacity(_:)`.
    ///
    /// - Parameter style: Returns the marks with modifiers.
    public func compositingLayer(style: (ChartLayerContent) -> some View) -> some ChartContent {
        IgnoredHint.markEffect.passing(self)
    }

    /// Has no effect: of a gradient, a mark has the first color.
    ///
    /// - Parameter aligns: Whether its ends would be those of the plot.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        IgnoredHint.markStyleAlignment.passing(self)
    }

    /// Has no effect: the table beside the chart says each value.
    ///
    /// - Parameter label: What the mark would be called.
    public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
        IgnoredHint.markAccessibilityLabel.passing(self)
    }

    /// Has no effect: the table beside the chart says each value.
    ///
    /// - Parameter value: What would be said of it.
    public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
        IgnoredHint.markAccessibilityValue.passing(self)
    }

    /// Has no effect: the table beside the chart says each value.
    ///
    /// - Parameter hidden: Whether the mark would not be said.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        IgnoredHint.markAccessibilityHidden.passing(self)
    }
}
