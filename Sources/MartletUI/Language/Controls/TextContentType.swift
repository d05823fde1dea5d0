/// What a field for text is for, so that browsers and password managers can fill it in: see
/// ``View/textContentType(_:)``.
public struct TextContentType: Hashable, Sendable {
    /// As HTML's `autocomplete` says it.
    let autocomplete: String

    private init(_ autocomplete: String) { self.autocomplete = autocomplete }

    // MARK: Signing in

    /// The name of an account.
    public static let username = Self("username")
    /// The password of an account that there is.
    public static let password = Self("current-password")
    /// A password for a new account, or in place of the old one: browsers offer to make one.
    public static let newPassword = Self("new-password")
    /// A code that is sent for one sign-in.
    public static let oneTimeCode = Self("one-time-code")

    // MARK: People

    public static let name = Self("name")
    public static let namePrefix = Self("honorific-prefix")
    public static let givenName = Self("given-name")
    public static let middleName = Self("additional-name")
    public static let familyName = Self("family-name")
    public static let nameSuffix = Self("honorific-suffix")
    public static let nickname = Self("nickname")
    public static let jobTitle = Self("organization-title")
    public static let organizationName = Self("organization")
    public static let birthdate = Self("bday")
    public static let birthdateDay = Self("bday-day")
    public static let birthdateMonth = Self("bday-month")
    public static let birthdateYear = Self("bday-year")

    // MARK: How to reach them

    public static let emailAddress = Self("email")
    public static let telephoneNumber = Self("tel")
    public static let URL = Self("url")
    public static let fullStreetAddress = Self("street-address")
    public static let streetAddressLine1 = Self("address-line1")
    public static let streetAddressLine2 = Self("address-line2")
    public static let addressCity = Self("address-level2")
    public static let addressState = Self("address-level1")
    public static let sublocality = Self("address-level3")
    public static let postalCode = Self("postal-code")
    public static let countryName = Self("country-name")

    // MARK: Cards

    public static let creditCardNumber = Self("cc-number")
    public static let creditCardName = Self("cc-name")
    public static let creditCardGivenName = Self("cc-given-name")
    public static let creditCardMiddleName = Self("cc-additional-name")
    public static let creditCardFamilyName = Self("cc-family-name")
    public static let creditCardExpiration = Self("cc-exp")
    public static let creditCardExpirationMonth = Self("cc-exp-month")
    public static let creditCardExpirationYear = Self("cc-exp-year")
    public static let creditCardSecurityCode = Self("cc-csc")
    public static let creditCardType = Self("cc-type")
}

/// The name that SwiftUI's sources have for it.
public typealias UITextContentType = TextContentType

extension View {
    /// Says what the field is for: browsers and password managers fill it in, and offer to keep what was entered.
    ///
    /// ```swift
    /// TextField("Name", text: $name).textContentType(.username)
    /// SecureField("Password", text: $password).textContentType(.password)
    /// ```
    ///
    /// It stands on the field itself, as an attribute does. With `nil` nothing is said.
    public consuming func textContentType(
        _ type: TextContentType?
    ) -> ModifiedContent<Self, _AttributeModifier> {
        attribute("autocomplete", type?.autocomplete)
    }
}
