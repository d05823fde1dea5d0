import Martlet

enum Note3Listing12 {
    struct ContentView: View {
        var body: some View {
            let _ = print("Executing <MyView> body")
            Text("Hello, World!")
        }
    }
}
