import Martlet
import MartletTesting
import Testing

@Suite struct ViewIdentityTests {
    struct Draft: View {
        let name: String
        @State private var text = ""

        var body: some View { TextField(name, text: $text) }
    }

    struct TwoBranches: View {
        @State private var isUrgent = false

        var body: some View {
            Toggle("Urgent", isOn: $isUrgent)
            if isUrgent {
                Draft(name: "Message").foregroundStyle(.red)
            } else {
                Draft(name: "Message")
            }
        }
    }

    struct OneView: View {
        @State private var isUrgent = false

        var body: some View {
            Toggle("Urgent", isOn: $isUrgent)
            Draft(name: "Message").foregroundStyle(isUrgent ? Color.red : Color.primary)
        }
    }

    @Test func aBranchHasStateOfItsOwn() async throws {
        let branches = try await TestPage { TwoBranches() }
        try await branches.type("Hello", into: .label("Message"))
        try await branches.toggle(.label("Urgent"))
        #expect(try branches.value(.label("Message")) == "")

        let one = try await TestPage { OneView() }
        try await one.type("Hello", into: .label("Message"))
        try await one.toggle(.label("Urgent"))
        #expect(try one.value(.label("Message")) == "Hello")
    }

    struct Mailbox: View {
        @State private var recipient = "Ada"

        var body: some View {
            Picker("To", selection: $recipient) {
                Text("Ada").tag("Ada")
                Text("Alan").tag("Alan")
            }
            Draft(name: "Message").id(recipient)
        }
    }

    struct Contact: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    struct Contacts: View {
        @State private var contacts = [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Alan")]

        var body: some View {
            Button("Reverse") { contacts.reverse() }
            Button("Rename") { contacts[0].name = "Grace" }
            ForEach(contacts) { ContactRow(contact: $0) }
        }
    }

    struct ContactRow: View {
        let contact: Contact
        @State private var isMarked = false

        var body: some View { Toggle(contact.name, isOn: $isMarked) }
    }

    @Test func anIdentifierEndsState() async throws {
        let page = try await TestPage { Mailbox() }
        try await page.type("Dear Ada", into: .label("Message"))
        try await page.choose("Alan", in: .label("To"))
        #expect(try page.value(.label("Message")) == "")
    }

    @Test func rowsKeepTheirStateWhenTheyMove() async throws {
        let page = try await TestPage { Contacts() }
        try await page.toggle(.label("Ada"))
        try await page.click(.label("Reverse"))
        #expect(try page.isChecked(.label("Ada")))
        #expect(page.patches.map(\.operation) == [.move])
        #expect(page.evaluations == ["Contacts"])
        try await page.click(.label("Rename"))
        #expect(try !page.isChecked(.label("Grace")))
        #expect(page.evaluations == ["Contacts", "ContactRow"])
    }
}
