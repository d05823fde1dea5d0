/// A text under a name at an element: an attribute, a property, a class that is present or not.
///
/// The kinds of attributes differ in data only. ``Target`` says what the name names, and ``isPartOfTemplate`` whether
/// instances share the text. What follows from a target is determined in this file, and what writes, compares or finds
/// attributes asks for it.
package struct NamedValue {
    /// What the name names.
    package enum Target: UInt8 {
        case attribute
        /// A property with a text, which the visitor changes too: its control's node writes it, so it is never
        /// compared.
        case property
        /// Such a property that is true or false.
        case flag
        /// A class that is present or not.
        case classToggle
        /// All declarations on the element itself, as the value of `style`. The page's policy allows no such attribute
        /// in HTML, so a rule of the page's own takes its place there.
        case declarations
    }

    package let name: StaticString
    /// The text, or an empty one for what is true or present; `nil` for what is absent or false.
    package var text: String?
    package let target: Target
    /// Whether the text is part of the template; an instance with another one is corrected. Otherwise the template has
    /// a slot for it.
    package let isPartOfTemplate: Bool

    @inline(__always)
    init(_ target: Target, _ name: StaticString, _ text: String?, isPartOfTemplate: Bool = false) {
        self.name = name
        self.text = text
        self.target = target
        self.isPartOfTemplate = isPartOfTemplate
    }

    /// The text of an attribute that an instance may change, as a program or a control sets it.
    package var ownText: String? { target == .attribute && !isPartOfTemplate ? text : nil }

    /// Whether both are about the same thing of the element: the inner one replaces the outer one.
    @inline(__always)
    func hasSameName(as other: NamedValue) -> Bool { target == other.target && name.isSame(as: other.name) }

    /// Whether the value holds although a modifier further in has another one: an element is disabled, and has a class,
    /// if one of the modifiers requests it. A heading's level is 2 unless one of them says another.
    var prevails: Bool {
        switch target {
        case .attribute:
            ownText.map { name.isSame(as: "disabled") || (name.isSame(as: "aria-level") && $0 != "2") } ?? false
        case .classToggle: text != nil
        case .property, .flag, .declarations: false
        }
    }
}

extension NamedValue {
    /// The template's name of the slot for this value, by which the client knows what to set.
    var slotName: String {
        switch target {
        case .attribute, .declarations: name.description
        case .property, .flag: "." + name.description
        case .classToggle: "?" + name.description
        }
    }

    /// Writes the text as an instance's value of the slot.
    func writeSlot(to bytes: inout Bytes) {
        bytes.append(UInt8(ascii: ","))
        switch target {
        case .attribute, .property, .declarations:
            if let text { bytes.writeJSON(text) } else { bytes.append(UInt8(ascii: "0")) }
        case .flag: bytes.write(text == nil ? "false" : "true")
        case .classToggle: bytes.append(UInt8(ascii: text == nil ? "0" : "1"))
        }
    }

    /// How the value stands in the HTML of an element.
    var htmlForm: HTMLForm {
        switch target {
        case .attribute: .attribute
        case .property, .flag: .property
        case .classToggle: .class
        case .declarations: .rule
        }
    }

    enum HTMLForm {
        case attribute
        /// An attribute that sets the property's first value, except in a `<textarea>`, which has it as its content.
        case property
        /// One of the names in `class`.
        case `class`
        /// A rule of the page's own for the element.
        case rule
    }

    /// Writes the patches that make this of `old`, which has the same target.
    func writeDifference(from old: NamedValue, _ number: UInt32, to patches: inout PatchWriter) {
        switch target {
        case .attribute:
            let isRenamed = !name.isSame(as: old.name)
            if isRenamed { patches.setAttribute(number, old.name, nil) }
            if isRenamed || text != old.text { patches.setAttribute(number, name, text) }
        case .classToggle:
            let isRenamed = !name.isSame(as: old.name)
            if isRenamed { patches.toggleClass(number, old.name, false) }
            if isRenamed || (text == nil) != (old.text == nil) { patches.toggleClass(number, name, text != nil) }
        // A control writes its property, and declarations are compared whole.
        case .property, .flag, .declarations: break
        }
    }
}
