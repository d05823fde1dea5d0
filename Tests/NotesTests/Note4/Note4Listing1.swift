import Martlet

enum Note4Listing1 {
    struct LabelView: View {
        @Binding var number: Int

        var body: some View {
            Group {
                if number > 0 {
                    Text("You've tapped \(number) times")
                }
            }
        }
    }
}
