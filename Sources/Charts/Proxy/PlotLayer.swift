import MartletUI

/// A view over the plots of charts or behind them.
struct ChartLayer {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
}

/// The views over a plot, or those behind it, each as large as the plot.
struct PlotLayer: View {
    let layers: [ChartLayer]
    let plot: PlacedMarks
    let selection: ChartSelection?

    var body: some View {
        if !layers.isEmpty {
            HTML("div") {
                ForEach(layers.indices, id: \.self) { index in
                    GeometryReader { geometry in
                        layers[index].content(ChartProxy(plot, size: geometry.size, selection))
                            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
                    }
                }
            }
            .class("m-over")
        }
    }
}
