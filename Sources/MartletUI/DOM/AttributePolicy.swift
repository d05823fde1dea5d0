/// What an attribute may hold: nothing that runs code.
package enum AttributePolicy {
    /// `value`, or what stands in its place if it could run code.
    package static func allowed(_ name: StaticString, _ value: String?) -> String? {
        guard let value else { return nil }
        guard isAllowedName(name) else { return nil }
        let name = name.description.lowercased()
        // An SVG animation of a link could give it any address.
        if name == "attributename", value.lowercased().hasSuffix("href") { return nil }
        if name == "srcset" || name == "imagesrcset" {
            return value.split(separator: ",").allSatisfy { isAllowedURL(String($0)) } ? value : nil
        }
        guard urlAttributes.contains(name) else { return value }
        return isAllowedURL(value) ? value : "about:blank#blocked"
    }

    /// Whether an element may have an attribute of this name.
    static func isAllowedName(_ name: StaticString) -> Bool {
        let name = name.description.lowercased()
        return !name.hasPrefix("on") && !reserved.contains(name) && isName(name)
    }

    /// Whether a browser that follows `url` stays with documents, mail and telephone.
    ///
    /// Browsers drop tabs, line breaks and control characters before they read the scheme, so they are dropped here.
    package static func isAllowedURL(_ url: String) -> Bool {
        let stripped = url.unicodeScalars.filter {
            $0.value > 0x20 && $0.value != 0x7F && !(0x80...0xA0).contains($0.value)
        }
        guard let colon = stripped.firstIndex(of: ":") else { return true }
        let scheme = stripped[..<colon]
        // A colon after the path has begun belongs to the path.
        if scheme.contains(where: { $0 == "/" || $0 == "?" || $0 == "#" }) { return true }
        return schemes.contains(String(String.UnicodeScalarView(scheme)).lowercased())
    }

    /// Whether an attribute holds an address.
    static func isAddress(_ name: StaticString) -> Bool { urlAttributes.contains(name.description.lowercased()) }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && ![0x22, 0x27, 0x2F, 0x3C, 0x3D, 0x3E, 0x7F].contains($0) }
    }

    /// What runs code, what the page's policy forbids, and what addresses elements.
    private static let reserved: Set = ["srcdoc", "style", "data-m", "data-on"]

    private static let schemes: Set = ["http", "https", "mailto", "tel", "sms"]

    private static let urlAttributes: Set = [
        "href", "src", "action", "formaction", "poster", "data", "xlink:href", "cite", "background", "ping",
        "longdesc", "usemap", "manifest",
    ]
}
