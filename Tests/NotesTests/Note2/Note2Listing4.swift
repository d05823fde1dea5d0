import Martlet

enum Note2Listing4 {
    @Observable final class Model { var values = [-1, 2, 0, 3] }

    struct ContentView: View {
        @State private var model = Model()

        var body: some View {
            List {
                ForEach(model.values.filter { $0 > 0 }, id: \.self) {
                    Text(String($0))
                        .padding()
                }
            }
        }
    }
}
