import Martlet

enum Note2Listing7 {
    struct ContentView: View {
        @State var topCounter: Int = 0
        @State var midCounter: Int = 0
        @State var bottomCounter: Int = 0
        var body: some View {
            VStack {
                Button {
                    topCounter += 1
                } label: {
                    Text("TopCounter + 1")
                }

                Button {
                    midCounter += 1
                } label: {
                    Text("midCounter + 1")
                }

                Button {
                    bottomCounter += 1
                } label: {
                    Text("bottomCounter + 1")
                }

                Text("\(topCounter)")
                Text("\(midCounter)")
                Text("\(bottomCounter)")
            }
            .padding()
        }
    }
}
