import Martlet

enum Note2Listing3 {
    class ContentViewModel: ObservableObject {
        @Published var counter: Int = 0
    }

    struct ContentView: View {
        @StateObject private var ViewModel: ContentViewModel = ContentViewModel()
        var body: some View {
            VStack {
                Button {
                    ViewModel.counter += 1
                } label: {
                    Text("Counter +1")
                }
            }
            .padding()
        }
    }
}
