/// What an attribute may contain: nothing that runs code.
package enum AttributePolicy {
    /// `value`, or its substitute if it could run code.
    package static func allowed(_ name: StaticString, _ value: String?) -> String? {
        guard let value else { return nil }
        switch AttributeKind(of: name) {
        case .plain: return value
        case .address: return isAllowedURL(value) ? value : "about:blank#blocked"
        case .addresses: return value.split(separator: ",").allSatisfy { isAllowedURL(String($0)) } ? value : nil
        // An SVG animation of a link could set any address.
        case .animatedName: return value.lowercased().hasSuffix("href") ? nil : value
        case .refused: return nil
        }
    }

    /// Whether an element may have an attribute of this name.
    static func isAllowedName(_ name: StaticString) -> Bool { AttributeKind(of: name) != .refused }

    /// Whether a browser that follows `url` stays with documents, mail and telephone.
    ///
    /// Browsers drop tabs, line breaks and control characters before they read the scheme, so they are dropped here.
    package static func isAllowedURL(_ url: String) -> Bool {
        // Most addresses have no scheme: the text before the first colon, if there is one, is not a scheme once the
        // path has begun.
        guard url.utf8.first(where: { $0 == 0x3A || $0 == 0x2F || $0 == 0x3F || $0 == 0x23 }) == 0x3A else {
            return true
        }
        let stripped = url.unicodeScalars.filter {
            $0.value > 0x20 && $0.value != 0x7F && !(0x80...0xA0).contains($0.value)
        }
        let scheme = stripped.prefix { $0 != ":" }
        return schemes.contains(String(String.UnicodeScalarView(scheme)).lowercased())
    }

    /// Whether an attribute contains an address.
    static func isAddress(_ name: StaticString) -> Bool { AttributeKind(of: name) == .address }

    /// Whether an attribute contains several addresses.
    static func isAddresses(_ name: StaticString) -> Bool { AttributeKind(of: name) == .addresses }

    private static let schemes: Set = ["http", "https", "mailto", "tel", "sms"]
}
