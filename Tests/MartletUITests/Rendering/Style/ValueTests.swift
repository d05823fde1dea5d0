import MartletUI
import Testing

/// How a program's values reach CSS.
@Suite struct ValueTests {
    static let strange: [Double] = [
        .nan, .infinity, -.infinity, -1, -.greatestFiniteMagnitude, .greatestFiniteMagnitude,
    ]

    @Test(arguments: strange) func noNumberBreaksAnything(number: Double) throws {
        struct Strange: View {
            let number: Double
            var body: some View {
                VStack(spacing: number) {
                    Text("a").font(.system(size: number)).kerning(number).padding(number).opacity(number)
                        .frame(width: number, height: number)
                    Text("b").frame(minWidth: number, idealWidth: number, maxWidth: number, maxHeight: number)
                        .offset(x: number, y: number).scaleEffect(number).rotationEffect(.degrees(number))
                        .blur(radius: number).shadow(radius: number, x: number).cornerRadius(number)
                        .border(.red, width: number).aspectRatio(number, contentMode: .fit)
                        .padding(EdgeInsets(top: number, leading: 1, bottom: number, trailing: number))
                        .lineLimit(Int(number.isFinite ? max(-1e9, min(1e9, number)) : 0))
                    RoundedRectangle(cornerRadius: number).stroke(.red, lineWidth: number)
                    Circle().stroke(.red, style: StrokeStyle(lineWidth: number, dash: [number, number]))
                    Path { path in
                        path.addLine(to: CGPoint(x: number, y: 1))
                        path.addArc(
                            center: .zero, radius: number, startAngle: .radians(number), endAngle: .degrees(number),
                            clockwise: true)
                        path.addEllipse(in: CGRect(x: number, y: number, width: number, height: number))
                    }
                    Color(red: number, green: number, blue: number, opacity: number)
                    Color(hue: number, saturation: number, brightness: number).opacity(number)
                    Text("c").animation(.spring(duration: number, bounce: number).delay(number).speed(number), value: 1)
                        .transition(.scale(scale: number).animation(.linear(duration: number)))
                }
            }
        }
        let page = try EnginePage { Strange(number: number) }
        for text in [page.styledHTML, page.graph.styleSheet()] {
            for wrong in ["nan", "inf", "e+"] {
                let others = text.replacing("infinite", with: "").replacing("--m-animation", with: "")
                #expect(!others.contains(wrong), "\(wrong) in \(others)")
            }
        }
        #expect(!page.styledHTML.contains(#/(padding|width|height|radius|gap|blur\()[a-z-]*:?-\d/#.ignoresCase(false)))
    }

    @Test func valuesWithoutEndStandOnTheElement() throws {
        struct Dragged: View {
            @State private var width = 100.0
            var body: some View {
                Button("drag") { width += 0.5 }.accessibilityIdentifier("drag").frame(width: width)
            }
        }
        let page = try EnginePage { Dragged() }
        let number = try #require(page.dom.root.first { $0.name == "div" }?.number)
        #expect(
            page.readable(try page.press("drag"))
                == #"[["a",\#(number),"class","m-frame m-fixed"],["a",\#(number),"style","width:100.5px"]]"#)
        #expect(page.graph.html().isEmpty == false)
        #expect(page.graph.styleSheet().hasPrefix(#"[data-m="\#(number)"]{width:100.5px}."#))
        let rules = page.dom.rules.count
        // A whole number is a class again.
        #expect(try page.press("drag").contains(#","style",null]"#))
        for _ in 0..<20 { try page.press("drag") }
        #expect(page.dom.rules.count - rules <= 11)
    }

    @Test func colorsOfAProgramAreLimitedInNumber() throws {
        struct Many: View {
            let from: Int
            var body: some View {
                ForEach(0..<3_000) { index in
                    Text("a").foregroundColor(
                        Color(
                            red: Double(index % 256) / 255, green: Double(index / 256) / 255, blue: Double(from) / 255))
                }
            }
        }
        let page = try EnginePage { Many(from: 7) }
        #expect(page.graph.styleSheet().ranges(of: "{color:rgb(").count == 3_000)
        #expect(page.graph.styleSheet().ranges(of: "[data-m=").count >= 3_000 - 2_048)
    }

    @Test func rowsWithOneStyleSayNothingOfIt() throws {
        struct List: View {
            @State private var count = 0
            var body: some View {
                Button("more") { count += 3 }.accessibilityIdentifier("more")
                ForEach(0..<count, id: \.self) { number in
                    Text(verbatim: "\(number)").font(.caption).bold().padding(8).background(.red).frame(width: 40)
                }
            }
        }
        let page = try EnginePage { List() }
        let patches = try page.press("more")
        #expect(patches.contains(#","0","1","2"]]"#), "\(patches)")
    }

    /// A string, and one byte that records whether it is a literal.
    @Test func aTextNeedsNoRoomForItsStyle() { #expect(MemoryLayout<Text>.size == 17) }

    @Test func aTextThatChangesItsStyleIsPatched() throws {
        struct Warning: View {
            @State private var isBad = false
            var body: some View {
                HTML("p") { isBad ? Text("state").foregroundColor(.red) : Text("state") }
                Button("x") { isBad.toggle() }.accessibilityIdentifier("x")
            }
        }
        let page = try EnginePage { Warning() }
        let number = try #require(page.dom.root.first { $0.name == "p" }?.number)
        #expect(page.readable(try page.press("x")).hasSuffix(#"["a",\#(number),"class","color:var(--m-red)"]]"#))
        let back = try page.press("x")
        #expect(back == #"[["a",\#(number),"class",null]]"#, "\(back)")
    }

    @Test func colorsOfCSS() {
        #expect(Color.red.css == "var(--m-red)" && Color.red.description == "red")
        #expect(Color.red.opacity(0.5).css == "color-mix(in srgb,var(--m-red) 50%,transparent)")
        #expect(Color(red: 1, green: 0.5, blue: 0, opacity: 0.25).css == "rgb(255 128 0/25%)")
        #expect(Color(hue: 1 / 3, saturation: 1, brightness: 1) == Color(red: 0, green: 1, blue: 0))
        #expect(Color.clear.css == "transparent" && Color(white: 0.5).css == "rgb(128 128 128)")
        #expect(Color.red.opacity(0.5).opacity(0.5) == Color.red.opacity(0.25))
    }

    @Test func namesCannotLeaveTheirPlace() throws {
        let page = try EnginePage {
            Image("javascript:alert(1)")
            Image("/a\"onerror=\"b")
            Image(systemName: "\"><script>")
        }
        let html = String(decoding: page.graph.html(), as: UTF8.self)
        #expect(!html.contains("javascript:") || html.contains(#"src="about:blank#blocked" alt="javascript:alert(1)""#))
        #expect(!html.contains("<script") && !html.contains("\"onerror"))
    }

    @Test func anUnknownSymbolIsReportedOnceInDevelopment() throws {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                Button("\(count)") { count += 1 }.accessibilityIdentifier("x")
                Image(systemName: "no.such.thing")
            }
        }
        let page = try EnginePage(Page()) { $0.isDevelopment = true }
        try page.press("x")
        #expect(page.reported == [.unknownSymbol("no.such.thing")])
        #expect(page.styledHTML.contains(#"aria-label="No such thing""#))
        let other = try EnginePage(Page()) { $0.isDevelopment = false }
        #expect(other.reported.isEmpty)
    }
}
