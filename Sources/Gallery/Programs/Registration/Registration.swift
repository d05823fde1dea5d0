/// A registration for a workshop, as far as it has been filled in.
struct Registration: Codable, Equatable {
    enum Field: String, CaseIterable, Codable {
        case name, email, course, studentNumber, notes, agreement
    }

    enum Price: String, CaseIterable, Codable { case regular, student }

    static let courses = ["Bookbinding", "Letterpress", "Screen printing"]
    static let notesLimit = 200
    static let pricePerSeat: [Price: Int] = [.regular: 80, .student: 40]

    var name = ""
    var email = ""
    var course = ""
    var price = Price.regular
    var studentNumber = ""
    var seats = 1
    var notes = ""
    var agrees = false

    var total: Int { seats * (Self.pricePerSeat[price] ?? 0) }

    /// The fields with a problem, in the order of the form.
    var invalidFields: [Field] { Field.allCases.filter { problem(in: $0) != nil } }

    /// What is wrong with a field, as a sentence that says what to do; `nil` if nothing is.
    func problem(in field: Field) -> String? {
        switch field {
        case .name:
            if name.allSatisfy(\.isWhitespace) { return "Enter your name." }
            return name.utf8.count > 160 ? "Use a shorter name." : nil
        case .email:
            if email.isEmpty { return "Enter your email address." }
            return isEmailAddress ? nil : "This is no email address. One looks like ada@example.org."
        case .course:
            return course.isEmpty ? "Choose a workshop." : nil
        case .studentNumber:
            guard price == .student else { return nil }
            return isStudentNumber ? nil : "Enter the eight digits on your student card."
        case .notes:
            let excess = notes.count - Self.notesLimit
            return excess > 0 ? "Remove \(excess) \(excess == 1 ? "character" : "characters")." : nil
        case .agreement:
            return agrees ? nil : "Agree to the rules of the workshop to take part."
        }
    }

    private var isEmailAddress: Bool {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, email.utf8.count <= 254, !email.contains(where: \.isWhitespace) else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return !parts[0].isEmpty && labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
    }

    private var isStudentNumber: Bool {
        studentNumber.count == 8 && studentNumber.allSatisfy { $0.isASCII && $0.isNumber }
    }
}
