import MartletUI

@testable import MartletServer

/// A program with a page that its visitors may inspect, and one that they may not.
enum InspectionProgram {
    struct Child: View {
        let number: Int
        var body: some View { Text("Child \(number)") }
    }

    struct Content: View {
        @State private var count = 0
        @State private var unread = 0

        var body: some View {
            Text("Count: \(count)")
            Button("+") { count += 1 }.accessibilityIdentifier("inc")
            Button("Unread") { unread += 1 }.accessibilityIdentifier("unread")
            Child(number: 1)
        }
    }

    struct Panel: View {
        @Environment(\.inspectedPage) private var page

        var body: some View {
            Text("Transactions: \((page as? PageInspection)?.transactions.count ?? -1)")
        }
    }

    static let definition = AppDefinition(scenes: {
        WindowGroup("Open", path: "/open") { Content() }.inspectable()
        WindowGroup("Closed", path: "/closed") { Content() }
        WindowGroup("Inspector", path: "/_martlet/inspector/{page}") { Panel() }.inspecting()
    })
}
