import Martlet

enum Note2Listing5 {
    struct CustomView: View {
        @State private var count = 0
        var body: some View { Button("custom \(count)") { count += 1 } }
    }

    struct ContentView: View {
        let isHighlighted: Bool

        var body: some View {
            VStack {
                if isHighlighted {
                    CustomView()
                        .opacity(0.8)
                } else {
                    CustomView()
                }
            }
        }
    }
}
