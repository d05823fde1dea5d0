import Martlet

enum Note2Listing10 {
    struct EmptyView: View {
        var body: some View {
            Text("Text")
                .onAppear {
                    print(_isPOD(EmptyView.self))  // true
                }
        }
    }
}
