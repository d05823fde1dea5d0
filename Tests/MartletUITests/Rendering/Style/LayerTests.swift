import MartletUI
import Testing

/// When a modifier applies to the existing element, and when it gets an element of its own.
@Suite struct LayerTests {
    private func styledHTML<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    @Test func orderMatters() throws {
        #expect(
            try styledHTML { Text("a").padding(8).background(.red) }
                == #"<span class="m-box background-color:var(--m-red) padding:8px">a</span>"#)
        #expect(
            try styledHTML { Text("a").background(.red).padding(8) }
                == #"<div class="m-box padding:8px"><span class="m-box background-color:var(--m-red)">a</span></div>"#)
    }

    @Test func roomTwiceIsTwoElements() throws {
        #expect(
            try styledHTML { Text("a").padding(8).padding(8) }
                == #"<div class="m-box padding:8px"><span class="m-box padding:8px">a</span></div>"#)
    }

    @Test func fromTheTextOutwardsAllIsOneElement() throws {
        let html = try styledHTML {
            Text("a").bold().padding(8).background(.red).cornerRadius(4).shadow(radius: 2).opacity(0.5)
                .rotationEffect(.degrees(45)).offset(x: 3)
        }
        #expect(html.ranges(of: "<span").count == 1 && !html.contains("<div"), "\(html)")
    }

    @Test func aFrameIsAnElementAroundAndSoIsRoomAroundIt() throws {
        #expect(
            try styledHTML { Color.red.frame(width: 50, height: 20).padding(4).background(.blue) }
                == #"<div class="m-box background-color:var(--m-blue) padding:4px">"#
                + #"<div class="m-frame m-fixed m-fixed-height width:50px height:20px">"#
                + #"<div class="m-fill background-color:var(--m-red)"></div></div></div>"#)
        #expect(
            try styledHTML { Color.red.frame(width: 50, height: 20).background(.blue) }
                == #"<div class="m-frame m-fixed m-fixed-height background-color:var(--m-blue) width:50px height:20px">"#
                + #"<div class="m-fill background-color:var(--m-red)"></div></div>"#)
    }

    @Test func aControlKeepsItsOwnRoom() throws {
        let html = try styledHTML { Button("a") {}.padding(8).opacity(0.5) }
        #expect(
            html
                == #"<div class="m-box opacity:0.5 padding:8px"><button type="button" data-on="click">a</button></div>"#
        )
        #expect(try styledHTML { Button("a") {}.opacity(0.5) }.hasPrefix("<button"))
    }

    @Test func whatNamesAControlGoesToIt() throws {
        let page = try EnginePage {
            Button("a") {}.padding().frame(width: 200).disabled(true).accessibilityIdentifier("a")
        }
        #expect(page.dom.element("a")?.name == "button")
        #expect(page.dom.element("a")?.attributes["disabled"] == "")
    }

    @Test func whatListensKeepsItsNameAndItsRoom() throws {
        let page = try EnginePage {
            Text("a").frame(width: 20).onTapGesture {}.accessibilityIdentifier("a").padding()
        }
        #expect(page.dom.element("a")?.name == "div")
        #expect(page.styledHTML.hasPrefix(#"<div class="m-box padding:16px"><div id="a""#), "\(page.styledHTML)")
        try page.press("a")
    }

    @Test func whatIsInheritedHasNoBoxOfItsOwn() throws {
        struct Two: View {
            var body: some View {
                Text("a")
                Text("b")
            }
        }
        #expect(
            try styledHTML { Two().foregroundColor(.red) }
                == #"<div class="m-contents color:var(--m-red)"><span>a</span><span>b</span></div>"#)
        #expect(
            try styledHTML { Two().foregroundColor(.red).padding(8) }
                == #"<div class="m-box padding:8px"><div class="m-contents color:var(--m-red)">"#
                + #"<span>a</span><span>b</span></div></div>"#)
    }

    @Test func theInnerOfTwoInheritedHolds() throws {
        #expect(
            try styledHTML { Text("a").foregroundColor(.red).foregroundColor(.blue) }.contains("color:var(--m-red)"))
        #expect(try !styledHTML { VStack {}.foregroundColor(.red).foregroundColor(.blue) }.contains("--m-blue"))
    }

    @Test func aTextAloneLendsItsStyleToItsElement() throws {
        #expect(
            try styledHTML { HTML("p") { Text("a").italic() } }
                == #"<p class="font-style:italic;--m-italic:italic">a</p>"#)
        #expect(
            try styledHTML {
                Button {
                } label: {
                    Text("a").underline()
                }
            }
                == #"<button type="button" class="text-decoration-line:underline" data-on="click">a</button>"#)
    }

    @Test func backgroundsAndOverlaysAreLayers() throws {
        let html = try styledHTML {
            Text("a").background { Circle().fill(.red) }.overlay(alignment: .topTrailing) { Text("b") }
        }
        #expect(
            html.hasPrefix(
                #"<div class="m-layers"><div class="m-layers"><div class="m-under"><svg aria-hidden="true""#),
            "\(html)")
        #expect(
            try styledHTML { Text("a").overlay(alignment: .topTrailing) { Text("b") } }
                == #"<div class="m-layers"><span>a</span><div class="m-over place-items:start end place-content:start end">"#
                + "<span>b</span></div></div>")
    }
}
