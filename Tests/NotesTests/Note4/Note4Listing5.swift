import Martlet

enum Note4Listing5 {
    struct LabelView: View {
        @Binding var counter: Int

        @ViewBuilder var helper: some View {
            if counter > 0 {
                Text("You've tapped \(counter) times")
            }
        }

        var body: some View { helper }
    }
}
