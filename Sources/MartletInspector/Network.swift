import MartletServer
import MartletUI

/// What happens to the page on its way: latency, a cut stream, the end of the worker.
struct Network: View {
    let inspection: PageInspection

    var body: some View {
        let latency = Binding<Double> {
            Double(inspection.state.latency)
        } set: {
            let range = InspectionState.latencies
            inspection.state.latency = min(max(Int($0), range.lowerBound), range.upperBound)
        }
        let flashes = Binding {
            inspection.state.flashes
        } set: {
            inspection.state.flashes = $0
        }
        VStack(alignment: .leading, spacing: 16) {
            Toggle("Evaluated views flash", isOn: flashes)
            VStack(alignment: .leading, spacing: 4) {
                Slider(value: latency, in: 0...2_000, step: 50) { Text("Latency, each way") }
                Text("\(inspection.state.latency) ms").monospacedDigit().foregroundStyle(.secondary)
            }
            Button("Cut the stream") { inspection.state.cuts += 1 }
            if inspection.mayEndProcess {
                VStack(alignment: .leading, spacing: 4) {
                    Button("End the worker", role: .destructive) { inspection.endProcess() }
                    Text("With a store and a supervisor, the page goes on where it was.").font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
        }
    }
}
