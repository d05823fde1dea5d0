// An asynchronous closure in a local constant of `body`.
// press: roll
// expect: rolled 1 times, sum 6
// press: roll
// expect: rolled 2 times, sum 12

import Martlet

func rollDice() async -> Int {
    try? await Task.sleep(for: .milliseconds(2))
    return 6
}

struct Dice: View {
    @State private var count = 0
    @State private var sum = 0

    var body: some View {
        let roll = {
            sum += await rollDice()
            count += 1
        }
        VStack {
            Text("rolled \(count) times, sum \(sum)")
            Button("Roll", action: roll).accessibilityIdentifier("roll")
        }
    }
}

@main struct DiceApp: App {
    var body: some Scene { WindowGroup("Dice") { Dice() } }
}
