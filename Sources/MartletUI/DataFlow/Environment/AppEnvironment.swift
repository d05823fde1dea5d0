/// A property that reads an environment, no matter whether an app or a view holds it.
package protocol EnvironmentReading: DynamicProperty {
    /// The diagnostic for this property in an app's value, worded to follow the property's name; `nil` if it may stand
    /// there.
    var misuseInApp: String? { get }
}

extension AppInstance {
    /// The diagnostics for values that an app reads from its environment although it cannot have them there, a sentence
    /// or two each. A server reports them when it starts, before a visitor runs into a missing value.
    package static func misuses<Content: App>(in type: Content.Type) -> [String] {
        misuses(in: Content(), name: ViewType.shortName(of: type))
    }

    /// Includes properties inside the program's own dynamic properties, which consist of others.
    private static func misuses(in value: Any, name: String) -> [String] {
        Mirror(reflecting: value).children.flatMap { label, property -> [String] in
            guard let label, property is any DynamicProperty else { return [] }
            let name = "\(name).\(label.hasPrefix("_") ? String(label.dropFirst()) : label)"
            if let reading = property as? any EnvironmentReading {
                return reading.misuseInApp.map { ["\(name) \($0)"] } ?? []
            }
            return property is any BuiltInProperty ? [] : misuses(in: property, name: name)
        }
    }
}

/// The rules for what an app's value may read from its environment: what belongs to the visitor, and defaults. An app
/// has no page around it.
enum AppEnvironment {
    static func misuse<Value>(reading keyPath: KeyPath<EnvironmentValues, Value>) -> String? {
        guard let name = nameOnPages(of: keyPath) else { return nil }
        let instead = name == "request" ? "A Route's handler is given its request; a page's" : "It"
        return
            "reads \\.\(name), which belongs to a page, and an App stands around all pages: it has the default here, which does nothing. \(instead) is read in a view inside a WindowGroup."
    }

    static func misuse(readingObjectOf type: String) -> String {
        "reads an object of type \(type), and nothing stands around an App that could provide one. Let the App hold it, in @State or @StateObject, and provide it to the views."
    }

    /// The name of the value if it belongs to a page; `nil` for any other. The type identifies it, because a program's
    /// read-only key paths are not equal to the writable key paths in this file.
    private static func nameOnPages<Value>(of keyPath: KeyPath<EnvironmentValues, Value>) -> String? {
        switch Value.self {
        case is Request.Type: return "request"
        case is OpenWindowAction.Type: return "openWindow"
        case is RedirectAction.Type: return "redirect"
        case is DismissAction.Type: return "dismiss"
        case is SignInAction.Type: return "signIn"
        case is SignOutAction.Type: return "signOut"
        case is [String: String].Type:
            var values = EnvironmentValues()
            values.pathParameters = ["path": "parameters"]
            return values[keyPath: keyPath] as? [String: String] == values.pathParameters ? "pathParameters" : nil
        default: return nil
        }
    }
}
