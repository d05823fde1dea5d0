/// Advice on what to use in place of an element or an attribute that a page must not have.
enum Refusal {
    static func advice(forElement name: String) -> String {
        switch name.lowercased() {
        case "link", "style": "Name style sheets and icons in App.brand, and give elements classes with .class(_:)."
        case "meta", "title", "base", "head", "html", "body":
            "Say what concerns the document with .navigationTitle(_:), .metadata(name:content:) and App.brand."
        case "script", "noscript": "A page runs no script but Martlet's; react to events with actions."
        case "iframe", "object", "embed", "frame", "frameset", "portal", "fencedframe", "applet", "noframes", "noembed":
            "Its policy lets no page stand in another; link to it."
        default: "Name an element of HTML."
        }
    }

    static func advice(forAttribute name: String) -> String {
        let name = name.lowercased()
        if name == "style" {
            return "Use modifiers, or .class(_:) and a style sheet that App.brand names."
        }
        if name.hasPrefix("on") { return "React to events with .onClick, .onInput and their like." }
        return "It could run code, or is no attribute's name."
    }
}
