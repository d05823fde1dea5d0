import MartletUI

/// What the signs of the inspector mean.
struct Legend: View {
    private static let signs: [(sign: String, meaning: LocalizedStringKey)] = [
        ("@self", "the values that its parent gave the view have changed"),
        ("@identity", "the view is new: it came, or took the place of another one"),
        ("@dependencies", "something that its body reads has changed, as a value of the environment"),
        ("_name", "the property of this name has changed"),
        ("Model.name", "the property of an object that the body reads has changed"),
        ("× 2", "the body was evaluated twice since the page was loaded"),
    ]

    var body: some View {
        HTML("details") {
            HTML("summary") { Text("What the signs mean") }
            VStack(alignment: .leading, spacing: 2) {
                ForEach(Self.signs, id: \.sign) { each in
                    HStack(alignment: .firstTextBaseline, spacing: 8) {
                        Text(verbatim: each.sign).monospaced().bold()
                        Text(each.meaning)
                    }
                }
            }
            .padding(.leading, 14)
        }
        .font(.caption)
    }
}
