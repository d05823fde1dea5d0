import MartletTesting
import Testing

@testable import MartletUI

/// What the marks of an element's attributes say without a look at them must be true of them.
struct AttributeMarksTests {
    private func mayInteract(_ attributes: [Attribute]) -> Bool {
        var marks = AttributeMarks()
        for attribute in attributes { marks.note(attribute) }
        return marks.mayInteract
    }

    private let some: [Attribute] = [
        .attribute("title", "a"), .attribute("title", "b"), .attribute("lang", "c"), .attribute("disabled", ""),
        .attribute("disabled", nil), .fixed("type", "button"), .property("value", .string("d")),
        .property("checked", .boolean(true)), .classToggle("on", true), .classToggle("m-a", false),
        .classNames("m-a m-b"),
        .style(.class(StyleClass("width", "1px"))), .style(.class(StyleClass("width", "2px"))),
        .style(.class(StyleClass("gap", "1px"))), .style(.inline("width", "3px")), .style(.inline("color", "red")),
        .event(.click, .action {}), .event(.input, .action {}),
    ]

    /// The attributes, so that they can be compared.
    private func text(_ attributes: [Attribute]) -> [String] { attributes.map { "\($0)" } }

    @Test(arguments: 1...200) func whatDoesNotInteractIsResolved(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<50 {
            let attributes = (0..<Int.random(in: 0...5, using: &random)).map { _ in
                some[Int.random(in: some.indices, using: &random)]
            }
            guard !mayInteract(attributes) else { continue }
            var resolved = attributes
            resolved.resolve()
            #expect(text(resolved) == text(attributes))
        }
    }

    @Test func twoOfOneNameMayInteract() {
        #expect(mayInteract([.attribute("title", "a"), .attribute("lang", "b"), .attribute("title", "c")]))
        #expect(mayInteract([.style(.class(StyleClass("gap", "1px"))), .style(.class(StyleClass("gap", "2px")))]))
        #expect(mayInteract([.style(.inline("gap", "1px"))]))
        #expect(mayInteract([.classToggle("on", true)]))
        #expect(mayInteract([.style(.class(StyleClass(own: "gap", "1px")))]), "a page may have no room for it")
        #expect(!mayInteract([.attribute("title", "a"), .style(.class(StyleClass("gap", "1px"))), .classNames("m-a")]))
    }

    @Test func aPressIsNoted() {
        for type in EventType.allCases {
            var marks = AttributeMarks()
            marks.note(.event(type, .action {}))
            #expect(marks.hasClick == [.click, .doubleClick, .press].contains(type))
        }
    }
}
