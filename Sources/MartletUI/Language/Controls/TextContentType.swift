/// The meaning of a text field's content, by which browsers and password managers fill it in; see
/// ``View/textContentType(_:)``.
public struct TextContentType: Hashable, Sendable {
    /// The value of HTML's `autocomplete`.
    let autocomplete: String

    private init(_ autocomplete: String) { self.autocomplete = autocomplete }

    // MARK: Signing in

    /// The name of an account.
    public static let username = Self("username")
    /// The password of an existing account.
    public static let password = Self("current-password")
    /// A password for a new account, or one that replaces an old one. Browsers offer to generate it.
    public static let newPassword = Self("new-password")
    /// A code that is valid for one sign-in.
    public static let oneTimeCode = Self("one-time-code")

    // MARK: People

    /// A full name.
    public static let name = Self("name")
    /// A title before a name, such as “Dr.”.
    public static let namePrefix = Self("honorific-prefix")
    /// A given name.
    public static let givenName = Self("given-name")
    /// A middle name.
    public static let middleName = Self("additional-name")
    /// A family name.
    public static let familyName = Self("family-name")
    /// A suffix after a name, such as “Jr.”.
    public static let nameSuffix = Self("honorific-suffix")
    /// A nickname.
    public static let nickname = Self("nickname")
    /// A job title.
    public static let jobTitle = Self("organization-title")
    /// The name of a company or another organization.
    public static let organizationName = Self("organization")
    /// A date of birth.
    public static let birthdate = Self("bday")
    /// The day of a date of birth.
    public static let birthdateDay = Self("bday-day")
    /// The month of a date of birth.
    public static let birthdateMonth = Self("bday-month")
    /// The year of a date of birth.
    public static let birthdateYear = Self("bday-year")

    // MARK: Contact

    /// An email address.
    public static let emailAddress = Self("email")
    /// A telephone number.
    public static let telephoneNumber = Self("tel")
    /// A URL.
    public static let URL = Self("url")
    /// A street address of one or several lines.
    public static let fullStreetAddress = Self("street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = Self("address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = Self("address-line2")
    /// The city of an address.
    public static let addressCity = Self("address-level2")
    /// The state or region of an address.
    public static let addressState = Self("address-level1")
    /// The district of a city in an address.
    public static let sublocality = Self("address-level3")
    /// A postal code.
    public static let postalCode = Self("postal-code")
    /// The name of a country.
    public static let countryName = Self("country-name")

    // MARK: Cards

    /// The number of a payment card.
    public static let creditCardNumber = Self("cc-number")
    /// The full name on a payment card.
    public static let creditCardName = Self("cc-name")
    /// The given name on a payment card.
    public static let creditCardGivenName = Self("cc-given-name")
    /// The middle name on a payment card.
    public static let creditCardMiddleName = Self("cc-additional-name")
    /// The family name on a payment card.
    public static let creditCardFamilyName = Self("cc-family-name")
    /// The expiration date of a payment card.
    public static let creditCardExpiration = Self("cc-exp")
    /// The expiration month of a payment card.
    public static let creditCardExpirationMonth = Self("cc-exp-month")
    /// The expiration year of a payment card.
    public static let creditCardExpirationYear = Self("cc-exp-year")
    /// The security code of a payment card.
    public static let creditCardSecurityCode = Self("cc-csc")
    /// The type of a payment card.
    public static let creditCardType = Self("cc-type")
}

/// SwiftUI's name for ``TextContentType``.
public typealias UITextContentType = TextContentType

extension View {
    /// Describes the content of the field, so that browsers and password managers fill it in and offer to save what was
    /// entered.
    ///
    /// ```swift
    /// TextField("Name", text: $name).textContentType(.username)
    /// SecureField("Password", text: $password).textContentType(.password)
    /// ```
    ///
    /// Apply it to the field itself, because it sets an attribute of the field's element.
    ///
    /// - Parameter type: The meaning of the content, or `nil` for none.
    public consuming func textContentType(
        _ type: TextContentType?
    ) -> ModifiedContent<Self, _AttributeModifier> {
        attribute("autocomplete", type?.autocomplete)
    }
}
