import Testing

@testable import MartletUI

struct NamedValueTests {
    /// The patches that make `new` of `old`.
    private func patches(_ old: Attribute, _ new: Attribute) -> String {
        guard case .named(let old) = old, case .named(let new) = new else { return "not named" }
        var patches = PatchWriter()
        new.writeDifference(from: old, 7, to: &patches)
        return patches.isEmpty ? "" : String(decoding: patches.take(), as: UTF8.self)
    }

    private func slot(_ attribute: Attribute) -> String {
        guard case .named(let value) = attribute else { return "not named" }
        var bytes = Bytes()
        value.writeSlot(to: &bytes)
        return value.slotName + String(decoding: bytes, as: UTF8.self)
    }

    @Test func slotsOfEachKind() {
        #expect(slot(.attribute("title", "a")) == #"title,"a""#)
        #expect(slot(.attribute("title", nil)) == "title,0")
        #expect(slot(.property("value", .string(""))) == #".value,"""#)
        #expect(slot(.property("checked", .boolean(true))) == ".checked,true")
        #expect(slot(.property("checked", .boolean(false))) == ".checked,false")
        #expect(slot(.classToggle("on", true)) == "?on,1")
        #expect(slot(.classToggle("on", false)) == "?on,0")
        #expect(slot(.declarations("width:1px")) == #"style,"width:1px""#)
    }

    @Test func attributesOfTheTemplateArePatchedAsOthers() {
        for make in [Attribute.attribute, Attribute.constant] {
            #expect(patches(make("title", "a"), make("title", "a")) == "")
            #expect(patches(make("title", "a"), make("title", "b")) == #"[["a",7,"title","b"]]"#)
            #expect(patches(make("title", "a"), make("title", nil)) == #"[["a",7,"title",null]]"#)
            #expect(
                patches(make("title", "a"), make("lang", "a")) == #"[["a",7,"title",null],["a",7,"lang","a"]]"#)
        }
    }

    @Test func classesArePatchedByNames() {
        #expect(patches(.classToggle("on", true), .classToggle("on", true)) == "")
        #expect(patches(.classToggle("on", true), .classToggle("on", false)) == #"[["c",7,"on",0]]"#)
        #expect(
            patches(.classToggle("on", true), .classToggle("off", true)) == #"[["c",7,"on",0],["c",7,"off",1]]"#)
    }

    @Test func propertiesAreWrittenByTheirControls() {
        #expect(patches(.property("value", .string("a")), .property("value", .string("b"))) == "")
        #expect(patches(.property("checked", .boolean(false)), .property("checked", .boolean(true))) == "")
    }
}
