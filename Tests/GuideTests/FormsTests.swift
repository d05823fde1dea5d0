import Martlet
import MartletTesting
import Testing

@Suite struct FormsTests {
    struct Registration: Equatable {
        var name = ""
        var email = ""
        var seats = 1
        var meal = Meal.none
        var acceptsTerms = false

        enum Meal: String, CaseIterable { case none = "No meal", meat = "Meat", vegetarian = "Vegetarian" }

        var nameProblem: String? {
            name.trimmingCharacters(in: .whitespaces).isEmpty ? "Please enter your name." : nil
        }

        var emailProblem: String? {
            email.contains("@") ? nil : "An email address contains an @."
        }

        var isValid: Bool { nameProblem == nil && emailProblem == nil && acceptsTerms }
    }

    struct RegistrationForm: View {
        @State private var registration = Registration()
        @State private var hasTried = false
        @State private var confirmation: String?

        var body: some View {
            Form {
                Section("You") {
                    TextField("Name", text: $registration.name).textContentType(.name)
                    Problem(text: hasTried ? registration.nameProblem : nil)
                    TextField("Email", text: $registration.email)
                        .textContentType(.emailAddress)
                        .keyboardType(.emailAddress)
                    Problem(text: hasTried ? registration.emailProblem : nil)
                }
                Section("Your order") {
                    Stepper("Seats: \(registration.seats)", value: $registration.seats, in: 1...4)
                    Picker("Meal", selection: $registration.meal) {
                        ForEach(Registration.Meal.allCases, id: \.self) { Text($0.rawValue).tag($0) }
                    }
                    Toggle("I accept the terms", isOn: $registration.acceptsTerms)
                }
                Button("Register", action: register).buttonStyle(.borderedProminent)
            }
            if let confirmation {
                Text(confirmation).attribute("role", "status").accessibilityIdentifier("confirmation")
            }
        }

        private func register() {
            hasTried = true
            guard registration.isValid else { return }
            confirmation = "Thank you, \(registration.name)."
            registration = Registration()
            hasTried = false
        }
    }

    struct Problem: View {
        let text: String?

        var body: some View {
            if let text { Text(text).font(.footnote).foregroundStyle(.red).attribute("role", "alert") }
        }
    }

    @Test func aFormIsValidatedOnTheServer() async throws {
        let page = try await TestPage { RegistrationForm() }
        try await page.click(.label("Register"))
        #expect(page.elements(.role(.alert)).count == 2)
        try await page.type("Ada", into: .label("Name"))
        #expect(page.elements(.role(.alert)).map(\.text) == ["An email address contains an @."])
        try await page.type("ada@example.org", into: .label("Email"))
        try await page.click(.label("Increment"))
        try await page.choose("Vegetarian", in: .label("Meal"))
        try await page.toggle(.label("I accept the terms"))
        try await page.click(.label("Register"))
        #expect(try page.text("confirmation") == "Thank you, Ada.")
        #expect(try page.value(.label("Name")) == "")
    }

    struct SignUp: View {
        enum Field { case name, email }

        @State private var name = ""
        @State private var email = ""
        @FocusState private var focus: Field?

        var body: some View {
            TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .email }
            TextField("Email", text: $email).focused($focus, equals: .email)
            Button("Continue") {
                if name.isEmpty { focus = .name } else if email.isEmpty { focus = .email }
            }
        }
    }

    @Test func theFocusGoesToWhatIsMissing() async throws {
        let page = try await TestPage { SignUp() }
        try await page.type("Ada", into: .label("Name"))
        try await page.click(.label("Continue"))
        #expect(page.focusedElement?.label == "Email")
    }

    struct Account: View {
        @State private var isAsking = false
        @State private var isDeleted = false

        var body: some View {
            Button("Delete account…", role: .destructive) { isAsking = true }
                .confirmationDialog("Delete this account?", isPresented: $isAsking) {
                    Button("Delete", role: .destructive) { isDeleted = true }
                }
            if isDeleted { Text("The account is deleted.") }
        }
    }

    @Test func aDialogAsks() async throws {
        let page = try await TestPage { Account() }
        try await page.click(.label("Delete account…"))
        try await page.click(.role(.button, "Delete"))
        #expect(page.contains(.text("The account is deleted.")))
    }

    struct Search: View {
        @State private var query = ""
        @State private var results: [String] = []

        var body: some View {
            TextField("Search", text: $query)
                .task(id: query) {
                    try await Task.sleep(for: .milliseconds(300))
                    results = await find(query)
                }
            ForEach(results, id: \.self) { Text($0) }
        }

        private func find(_ query: String) async -> [String] {
            ["Chair", "Table", "Lamp"].filter { !query.isEmpty && $0.localizedStandardContains(query) }
        }
    }

    @Test func aSearchWaitsForAPause() async throws {
        let page = try await TestPage { Search() }
        try await page.type("cha", into: .label("Search"))
        try await page.wait { $0.contains(.text("Chair")) }
    }
}
