import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 25: bindings to the properties of a model.
///
/// The listing stays as the note has it, with the empty parentheses of `VStack()`.
enum Note0Listing25 {
    typealias Book = Note0Listing18.Book

    // swift-format-ignore: NoEmptyTrailingClosureParentheses
    struct BookEditView: View {
        @Bindable var book: Book
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack() {
                HStack {
                    Text("Title")
                    TextField("Title", text: $book.title)
                        .textFieldStyle(.roundedBorder)
                        .onSubmit {
                            dismiss()
                        }
                }

                Toggle(isOn: $book.isAvailable) {
                    Text("Book is available")
                }

                Button("Close") {
                    dismiss()
                }
                .buttonStyle(.borderedProminent)
            }
            .padding()
        }
    }
}
