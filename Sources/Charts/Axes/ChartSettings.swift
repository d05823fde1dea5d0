import MartletUI

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
    /// The areas of points of values, in pixels.
    var symbolSizes: [_PlottedValue: CGFloat] = [:]
    var selection: ChartSelection?
    var angleSelection: ValueSelection?
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
    /// Changes the settings of the charts inside.
    func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}

extension ChartSettings {
    /// The marks with the areas that values have.
    func sized(_ marks: [_ChartMark]) -> [_ChartMark] {
        guard !symbolSizes.isEmpty else { return marks }
        return marks.map { mark in
            guard let area = mark.symbolValue.flatMap({ symbolSizes[$0] }) else { return mark }
            var mark = mark
            mark.symbolValue = nil
            mark.look.symbolSize = CSS.clamped(area, 0...10_000)
            return mark
        }
    }
}
