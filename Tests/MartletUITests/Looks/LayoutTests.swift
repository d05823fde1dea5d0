import MartletUI
import Testing

/// Stacks in depth, scrolling, and images.
@Suite struct LayoutTests {
    private func looks<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).looks
    }

    @Test func stacksInDepth() throws {
        #expect(
            try looks {
                ZStack(alignment: .topLeading) {
                    Color.red
                    Text("a")
                }
            } == #"<div class="m-zstack place-items:start start"><div class="m-fill background-color:var(--m-red)">"#
                + "</div><span>a</span></div>")
    }

    /// Note 3: "a `LazyVStack` renders lazily as opposed to a `VStack` that does it _eagerly_". Here both do it eagerly,
    /// since a server does not know what is in sight.
    @Test func lazyStacksMakeAllOfTheirViews() throws {
        let html = try looks { ScrollView { LazyVStack { ForEach(0..<50) { Text("\($0)") } } } }
        #expect(html.hasPrefix(#"<div class="m-scroll m-scroll-y"><div class="m-wide m-vstack"#), "\(html)")
        #expect(html.ranges(of: "<span>").count == 50)
    }

    /// Note 3, "Group": "When placing a `Group` within an `Overlay` or `Background`, it behaves like an implicit
    /// `ZStack`."
    @Test func aGroupInABackgroundIsAStackInDepth() throws {
        let html = try looks {
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

    /// Note 3, "Group": "the group behaves like a `VStack` and the modifiers aren't applied to each individual view".
    @Test func aModifierOnAGroupAtTheTopIsOnItsWhole() throws {
        #expect(
            try looks {
                Group {
                    Text("a")
                    Text("b")
                }
                .padding(8)
            } == #"<div class="m-box padding:8px"><span>a</span><span>b</span></div>"#)
    }

    @Test func frames() throws {
        #expect(
            try looks { Text("a").frame(minWidth: 10, maxWidth: .infinity, alignment: .leading) }
                == #"<div class="m-frame m-wide place-items:center start min-width:10px"><span>a</span></div>"#)
        #expect(
            try looks { Text("a").frame(maxWidth: 300, maxHeight: 20) }
                == #"<div class="m-frame m-wide m-high max-width:300px max-height:20px"><span>a</span></div>"#)
    }

    @Test func images() throws {
        let picture = try looks { Image("/pictures/bird.jpg").resizable().scaledToFill().frame(width: 40, height: 30) }
        #expect(
            picture == #"<div class="m-frame m-fixed width:40px height:30px"><div class="m-frame m-cover">"#
                + #"<img src="/pictures/bird.jpg" alt="/pictures/bird.jpg" class="m-fill m-resizable m-picture">"#
                + "</div></div>", "\(picture)")
        let label = try looks { Label("Title", systemImage: "globe") }
        #expect(
            label.hasPrefix(#"<span class="m-image-label"><span aria-hidden="true" class="m-symbol"#),
            "\(label)")
        #expect(label.hasSuffix("<span>Title</span></span>"))
    }

    /// Symbols that differ are classes of one template.
    @Test func anImageThatChangesIsPatched() throws {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                Image(systemName: isOn ? "star.fill" : "star")
                Button("x") { isOn.toggle() }.accessibilityIdentifier("x")
            }
        }
        let page = try EnginePage { Page() }
        #expect(try page.press("x").contains(#"["a",1,"aria-label","star.fill"]"#))
    }
}
