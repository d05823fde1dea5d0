import Foundation
import MartletUI
import Testing

/// What screen readers learn about a page.
@Suite struct AccessibilityTests {
    private func html(@ViewBuilder _ content: () -> some View) throws -> String { try EnginePage(content()).styledHTML }

    @Test func whatIsHidden() throws {
        #expect(try html { Text("a").accessibilityHidden(true) } == #"<span aria-hidden="true">a</span>"#)
        #expect(try html { Text("a").accessibilityHidden(false) } == "<span>a</span>")
    }

    @Test func elementsOfSeveralViews() throws {
        #expect(
            try html { Text("a").accessibilityElement().accessibilityLabel("b") }
                == #"<span aria-label="b" role="img">a</span>"#)
        #expect(try html { Text("a").accessibilityElement(children: .contain) } == #"<span role="group">a</span>"#)
        #expect(try html { Text("a").accessibilityElement(children: .combine) } == "<span>a</span>")
    }

    @Test("“In a link or button it does not take its name away”")
    func aGroupInALabelHasNoRole() throws {
        let button = try html {
            Button(action: {}) { HStack { Text("a") }.accessibilityElement(children: .combine) }
        }
        #expect(!button.contains("role="))
        let link = try html {
            Link(destination: URL(filePath: "/a")) { HStack { Text("a") }.accessibilityElement(children: .contain) }
        }
        #expect(!link.contains("role="))
    }

    private struct Row: View {
        var body: some View {
            HStack {
                Text("a")
                Text("b")
            }
        }
    }

    /// A view's texts are not known where it is used.
    @Test func aCombinedViewInALinkOrButtonHasNoRole() throws {
        let html = try html {
            Button(action: {}) { Row().accessibilityElement(children: .combine) }
            Link(destination: URL(filePath: "/a")) { Row().accessibilityElement(children: .combine) }
            Link(destination: URL(filePath: "/a")) { Row() }.accessibilityElement(children: .combine)
        }
        #expect(!html.contains("role="), "\(html)")
    }

    @Test func traits() throws {
        #expect(
            try html { Text("a").accessibilityAddTraits(.isHeader) }
                == #"<span role="heading" aria-level="2">a</span>"#)
        #expect(
            try html { Text("a").accessibilityAddTraits([.isButton, .isSelected]) }
                == #"<span aria-current="true" role="button">a</span>"#)
        #expect(try html { Text("a").accessibilityAddTraits(.updatesFrequently) } == "<span>a</span>")
        #expect(
            try html { Text("a").accessibilityElement(children: .combine).accessibilityAddTraits(.isSelected) }
                == #"<span aria-current="true">a</span>"#)
        #expect(
            try html { Text("a").accessibilityElement(children: .combine).accessibilityAddTraits(.isButton) }
                == #"<span role="button">a</span>"#)
    }

    @Test func aControlStaysWhatItIs() throws {
        let html = try html {
            Button("a") {}.accessibilityElement(children: .ignore).accessibilityAddTraits([.isHeader, .isSelected])
                .padding(4)
        }
        #expect(html.contains(#"<button aria-current="true" type="button""#) && !html.contains("role="), "\(html)")
    }

    private struct Tab: View {
        @State private var isSelected = false
        var body: some View {
            Text("a").accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
            Button("x") { isSelected.toggle() }.accessibilityIdentifier("x")
        }
    }

    @Test func whatIsSelectedIsPatched() throws {
        let page = try EnginePage(Tab())
        #expect(try page.press("x") == #"[["a",1,"aria-current","true"]]"#)
        #expect(try page.press("x") == #"[["a",1,"aria-current",null]]"#)
    }

    /// The label of a symbol in a button is what the button is called.
    @Test func aLabelReplacesASymbolsName() throws {
        let page = try EnginePage {
            Button {
            } label: {
                Image(systemName: "trash").accessibilityLabel("Delete")
            }
            Image(systemName: "bell")
        }
        #expect(page.markup.contains("aria-label=\"Delete\""))
        #expect(!page.markup.contains("trash\""))
        #expect(page.markup.contains("aria-label=\"Bell\""))
    }
}
