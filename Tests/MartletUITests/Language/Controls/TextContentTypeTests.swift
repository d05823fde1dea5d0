import MartletUI
import Testing

/// `autocomplete` on fields for signing in.
@Suite struct TextContentTypeTests {
    @Test(arguments: [
        (TextContentType.username, "username"), (.password, "current-password"), (.newPassword, "new-password"),
        (.oneTimeCode, "one-time-code"), (.emailAddress, "email"), (.givenName, "given-name"),
        (.postalCode, "postal-code"),
        (.telephoneNumber, "tel"), (.creditCardNumber, "cc-number"),
    ])
    func itIsTheFieldsAutocomplete(type: TextContentType, name: String) throws {
        let field = try EnginePage { TextField("Field", text: .constant("")).textContentType(type) }
        #expect(field.markup.contains(#"autocomplete="\#(name)""#))
        #expect(!field.markup.contains(#"autocomplete="off""#) && !field.markup.contains("<div"))
        let secure = try EnginePage { SecureField("Field", text: .constant("")).textContentType(type) }
        #expect(secure.markup.contains(#"autocomplete="\#(name)""#))
    }

    @Test func nothingIsSaidWithoutOne() throws {
        let none: UITextContentType? = nil
        let page = try EnginePage { TextField("Field", text: .constant("")).textContentType(none) }
        #expect(!page.markup.contains("autocomplete=\"u"))
        #expect(page.markup.hasPrefix("<input"))
    }
}
