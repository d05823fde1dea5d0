import Martlet

enum Note4Listing10 {
    typealias Contact = Note4Listing11.Contact

    // Define contact using @ObservedObject
    struct Detail: View {
        @ObservedObject var contact: Contact

        var body: some View {
            VStack {
                Text(contact.name)
                    .bold()
                Text(contact.city)
            }
        }
    }
}
