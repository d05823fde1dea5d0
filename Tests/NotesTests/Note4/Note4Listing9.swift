import Martlet

enum Note4Listing9 {
    typealias Contact = Note4Listing11.Contact
    typealias Detail = Note4Listing10.Detail

    struct ContentView: View {
        @State var contacts = [
            Contact(name: "Luan Nguyen", city: "Hanoi"),
            Contact(name: "Steve Jobs", city: "San Francisco"),
            Contact(name: "Tim Cook", city: "Florida"),
        ]
        @State var selection: Contact?

        var body: some View {
            HStack {
                ForEach(contacts) { contact in
                    Button(contact.name) {
                        self.selection = contact
                    }
                }
            }

            if let c = selection {
                Detail(contact: c)
            }
        }
    }
}
