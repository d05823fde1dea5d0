// An `ObservableObject` with `@Published` properties and an asynchronous method, in a `@StateObject`.
// expect: Rain, 12 degrees
// press: refresh
// expect: Rain, 13 degrees

import Martlet

final class WeatherModel: ObservableObject {
    @Published var summary = "unknown"
    @Published private(set) var degrees = 11
    @Published private(set) var isLoading = false

    func refresh() async {
        isLoading = true
        let report = await fetch()
        summary = report
        degrees += 1
        isLoading = false
    }

    private func fetch() async -> String {
        try? await Task.sleep(for: .milliseconds(5))
        return "Rain"
    }
}

struct WeatherView: View {
    @StateObject private var model = WeatherModel()

    var body: some View {
        VStack {
            Text("\(model.summary), \(model.degrees) degrees")
            Button("Refresh") {
                Task { await model.refresh() }
            }
            .disabled(model.isLoading)
            .accessibilityIdentifier("refresh")
        }
        .task { await model.refresh() }
    }
}

@main struct WeatherApp: App {
    var body: some Scene { WindowGroup("Weather") { WeatherView() } }
}
