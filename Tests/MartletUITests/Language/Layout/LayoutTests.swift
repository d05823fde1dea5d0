import MartletUI
import Testing

/// Stacks in depth, scroll views, frames and positions.
@Suite struct LayoutTests {
    private func styledHTML<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    @Test func stacksInDepth() throws {
        #expect(
            try styledHTML {
                ZStack(alignment: .topLeading) {
                    Color.red
                    Text("a")
                }
            }
                == #"<div class="m-zstack place-items:start start place-content:start start"><div class="m-fill background-color:var(--m-red)">"#
                + "</div><span>a</span></div>")
    }

    /// “SwiftUI”: "a `LazyVStack` renders lazily as opposed to a `VStack` that does it _eagerly_". Here both render
    /// eagerly, because a server does not know what is visible.
    @Test func lazyStacksMakeAllOfTheirViews() throws {
        let html = try styledHTML { ScrollView { LazyVStack { ForEach(0..<50) { Text("\($0)") } } } }
        #expect(html.hasPrefix(#"<div class="m-scroll m-scroll-y"><div class="m-wide m-vstack"#), "\(html)")
        #expect(html.ranges(of: "<span>").count == 50)
    }

    /// “SwiftUI”, "Group": "When placing a `Group` within an `Overlay` or `Background`, it behaves like an implicit
    /// `ZStack`."
    @Test func aGroupInABackgroundIsAStackInDepth() throws {
        let html = try styledHTML {
            Text("a").background {
                Group {
                    Color.red
                    Text("b")
                }
            }
        }
        #expect(
            html.contains(#"<div class="m-under"><div class="m-fill"#) && html.contains("</div><span>b</span></div>"))
    }

    /// “SwiftUI”, "Group": "the group behaves like a `VStack` and the modifiers aren't applied to each individual view".
    @Test func aModifierOnAGroupAtTheTopIsOnItsWhole() throws {
        #expect(
            try styledHTML {
                Group {
                    Text("a")
                    Text("b")
                }
                .padding(8)
            } == #"<div class="m-box padding:8px"><span>a</span><span>b</span></div>"#)
    }

    @Test func frames() throws {
        #expect(
            try styledHTML { Text("a").frame(minWidth: 10, maxWidth: .infinity, alignment: .leading) }
                == #"<div class="m-frame m-least-width m-wide place-items:center start place-content:center start min-width:10px"><span>a</span></div>"#
        )
        #expect(
            try styledHTML { Text("a").frame(maxWidth: 300, maxHeight: 20) }
                == #"<div class="m-frame m-wide m-high m-limited-height max-width:300px max-height:20px"><span>a</span></div>"#
        )
    }

    /// The limits of a frame determine what it proposes and accepts (docs/decisions/0034-layout.md).
    @Test func limitsHaveClasses() throws {
        #expect(
            try styledHTML { Text("a").frame(minWidth: 10, minHeight: 20) }
                == #"<div class="m-frame m-least-width m-least-height min-width:10px min-height:20px"><span>a</span></div>"#
        )
        #expect(
            try styledHTML { Color.red.frame(idealWidth: 10, idealHeight: 20) }.hasPrefix(
                #"<div class="m-frame --m-ideal-width:10px --m-ideal-height:20px">"#))
        #expect(
            try styledHTML { Text("a").frame(height: 20) }.hasPrefix(
                #"<div class="m-frame m-fixed-height height:20px">"#))
        #expect(
            try styledHTML { Text("a").fixedSize() }.hasPrefix(#"<div class="m-frame m-own-width m-own-height">"#))
        #expect(
            try styledHTML { Text("a").fixedSize(horizontal: false, vertical: true) }.hasPrefix(
                #"<div class="m-frame m-own-height">"#))
        #expect(
            try styledHTML { Color.red.aspectRatio(2, contentMode: .fit) }.contains(
                "m-fit m-proportioned aspect-ratio:2"))
        #expect(!(try styledHTML { Image("a.jpg").resizable().scaledToFit() }.contains("m-proportioned")))
    }

    /// The browser grows each priority 10,000 times as much as the next lower one.
    @Test func prioritiesInAStack() throws {
        func classes(_ priority: Double) throws -> String {
            try styledHTML { Text("a").layoutPriority(priority) }
                .replacing(#"<span class=""#, with: "").replacing(#"">a</span>"#, with: "")
        }
        #expect(try classes(0) == "m-box")
        #expect(try classes(1) == "m-first m-box --m-priority:1000000000000")
        #expect(try classes(0.5) == classes(1))
        #expect(try classes(2) == "m-first m-box --m-priority:10000000000000000")
        #expect(try classes(.infinity) == classes(3))
        #expect(try classes(-1) == "m-last m-box --m-priority:10000")
        #expect(try classes(-.infinity) == classes(-1))
        #expect(try classes(.nan) == classes(-1))
        // A stack considers the outermost element only.
        #expect(
            try styledHTML { Text("a").layoutPriority(1).padding(8) }
                == #"<div class="m-box padding:8px"><span class="m-first m-box --m-priority:1000000000000">a</span></div>"#
        )
    }

    @Test func positionsAreThePageLeadingSides() throws {
        #expect(
            try styledHTML { Text("a").position(x: 30, y: -4.5) }.hasPrefix(
                #"<div class="m-frame m-wide m-high m-position --m-x:30px""#))
        #expect(
            try styledHTML { Text("a").position(x: .infinity, y: .nan) }
                == #"<div class="m-frame m-wide m-high m-position --m-x:0px --m-y:0px"><span>a</span></div>"#)
    }

    @Test func linesOfTextsStandOnOneLine() throws {
        #expect(try styledHTML { HStack(alignment: .firstTextBaseline) { Text("a") } }.contains("align-items:baseline"))
        #expect(
            try styledHTML { HStack(alignment: .lastTextBaseline) { Text("a") } }.contains("align-items:last baseline"))
        #expect(
            try styledHTML { ZStack(alignment: .leadingLastTextBaseline) { Text("a") } }.contains(
                "place-items:last baseline start place-content:end start"))
    }
}
