extension TestPage {
    /// Posts the page's form as a browser without JavaScript does, and shows the page that the server answers with.
    ///
    /// The form contains every field of the page, with its current value or with the value in `changes`: a text, the
    /// value of an option, `"on"` for a checkbox, or `nil` for a checkbox that is off. Without a button, the form is
    /// submitted as if by Enter.
    ///
    /// ```swift
    /// try await page.post(["name": "Ada", "subscribe": nil], pressing: "save")
    /// #expect(try page.text("greeting") == "Hello, Ada")
    /// ```
    ///
    /// Throws if a field or the button cannot be used, or if the server refuses the form.
    public func post(
        _ changes: KeyValuePairs<ElementQuery, String?> = [:], pressing button: ElementQuery? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await visitor.server.settle()
        let (connection, body) = try CallPlace(file, line).naming { () throws(TestPageError) in
            try withState { state throws(TestPageError) in
                let body = try state.dom.formBody(changes, pressing: button)
                state.beginTransaction()
                return (state.connection, body)
            }
        }
        defer { visitor.server.endTransactions() }
        // Load at once: a browser without JavaScript receives no patches, not even one that navigates to the same
        // place.
        try await load(try await connection.postForm(body))
        try await visitor.server.settle()
    }
}

extension ModelDOM {
    /// The form's fields as a URL-encoded body.
    fileprivate func formBody(
        _ changes: KeyValuePairs<ElementQuery, String?>, pressing button: ElementQuery?
    ) throws(TestPageError) -> String {
        var changed: [ObjectIdentifier: String?] = [:]
        for (query, value) in changes {
            let field = try element(query)
            try checkUse(of: field)
            guard field.isField else {
                throw TestPageError(.unsuitable, "\(TestElement(field, in: self)) is no field.")
            }
            changed[ObjectIdentifier(field)] = .some(value)
        }
        var pairs: [String] = []
        root.forEach { field in
            guard field.isField, !field.isDisabled, let name = field.formName,
                field.closest({ $0.name == "form" }) == nil
            else { return }
            let held = !field.isCheckable || field.isChecked ? field.fieldValue : nil
            guard let value = changed[ObjectIdentifier(field)] ?? held else { return }
            pairs.append("\(Self.escaped(name))=\(Self.escaped(value))")
        }
        if let button {
            let element = try element(button)
            try checkUse(of: element)
            guard element.name == "button", let number = element.number else {
                throw TestPageError(.unsuitable, "\(TestElement(element, in: self)) is no button.")
            }
            pairs.append("\(number)=")
        }
        return pairs.joined(separator: "&")
    }

    private static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case 48...57, 65...90, 97...122: String(UnicodeScalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }
}

extension ModelElement {
    fileprivate var formName: String? { attributes["name"] ?? number.map { String($0) } }
}
