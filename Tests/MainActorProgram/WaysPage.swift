import Dispatch
import Glibc
import Martlet

/// The ways in which code gets onto the main actor, and code that blocks it.
struct WaysPage: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count)").accessibilityIdentifier("count")
            Button("Increment") { count += 1 }.accessibilityIdentifier("inc")
            Button("On the main queue") { DispatchQueue.main.async { count += 10 } }.accessibilityIdentifier("queue")
            Button("Later") {
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) {
                    withAnimation { count += 100 }
                }
            }
            .accessibilityIdentifier("later")
            Button("In a task") { Task { @MainActor in count += 1_000 } }.accessibilityIdentifier("task")
            Button("Detached") {
                Task.detached {
                    let amount = 10_000
                    await MainActor.run { count += amount }
                }
            }
            .accessibilityIdentifier("detached")
            #if Foundation
            Button("By a timer") { startTimer() }.accessibilityIdentifier("timer")
            #endif
            Button("For ever") { while true { sleep(1) } }.accessibilityIdentifier("block")
            Button("Slow") { spin(milliseconds: 300) }.accessibilityIdentifier("slow")
        }
    }

    private func spin(milliseconds: Int) {
        let end = ContinuousClock.now + .milliseconds(milliseconds)
        while ContinuousClock.now < end {}
        count += 1
    }

    #if Foundation
    private func startTimer() {
        _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
            MainActor.assumeIsolated { count += 100_000 }
        }
    }
    #endif
}
