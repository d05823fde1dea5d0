// A `Timer` publisher that a view receives.
// expect: 5 seconds left
// press: start
// expect: lift-off

import Martlet

struct Countdown: View {
    @State private var left = 5
    @State private var isRunning = false
    private let timer = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            if left > 0 { Text("\(left) seconds left") } else { Text("lift-off") }
            Button("Start") { isRunning = true }.accessibilityIdentifier("start")
        }
        .onReceive(timer) { _ in
            if isRunning && left > 0 { left -= 1 }
        }
    }
}

@main struct CountdownApp: App {
    var body: some Scene { WindowGroup("Countdown") { Countdown() } }
}
