// Work that is dispatched to the main queue, immediately and with a delay.
// press: now
// expect: now 1, later 0
// press: later
// expect: now 1, later 1

import Foundation
import Martlet

struct Reminder: View {
    @State private var now = 0
    @State private var later = 0

    var body: some View {
        VStack {
            Text("now \(now), later \(later)")
            Button("Now") {
                DispatchQueue.main.async { now += 1 }
            }
            .accessibilityIdentifier("now")
            Button("Later") {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { later += 1 }
            }
            .accessibilityIdentifier("later")
        }
    }
}

@main struct ReminderApp: App {
    var body: some Scene { WindowGroup("Reminder") { Reminder() } }
}
