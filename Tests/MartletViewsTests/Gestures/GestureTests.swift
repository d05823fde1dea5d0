import Martlet
import MartletTesting
import Testing

@Suite struct GestureTests {
    private struct Knob: View {
        @State private var offset = CGSize.zero
        @State private var log = ""
        @GestureState private var way = CGSize.zero

        var body: some View {
            Circle().accessibilityIdentifier("knob").offset(offset)
                .gesture(
                    DragGesture(minimumDistance: 4)
                        .updating($way) { value, state, _ in state = value.translation }
                        .onChanged { log += "\(Int($0.translation.width)) " }
                        .onEnded {
                            offset = $0.translation
                            log += "end \(Int($0.startLocation.x)),\(Int($0.location.y)),\(way == .zero)"
                        })
            Text("way \(Int(way.width))").accessibilityIdentifier("way")
            Text(log).accessibilityIdentifier("log")
        }
    }

    @Test func aDragIsToldFromItsStartToItsEndAndItsStateIsAsBefore() async throws {
        let page = try await TestPage { Knob() }
        try await page.drag(.identifier("knob"), by: CGSize(width: 30, height: 8), from: CGPoint(x: 5, y: 6), steps: 3)
        #expect(try page.element(.identifier("log")).text == "10 20 30 end 5,14,false")
        #expect(try page.element(.identifier("way")).text == "way 0")
        #expect(page.html.contains("data-gesture=\"g drag:4:0:1::\""), "\(page.html)")
    }

    @Test func aGestureMayNotBeThere() async throws {
        struct Door: View {
            @State private var isLocked = true
            @State private var log = ""

            var body: some View {
                let drag = DragGesture().onChanged { log += "\(Int($0.translation.width)) " }
                Text("Knob").gesture(isLocked ? nil : drag).simultaneousGesture(isLocked ? nil : TapGesture())
                Button("Lock") { isLocked.toggle() }
                Text(log).accessibilityIdentifier("log")
            }
        }
        let page = try await TestPage { Door() }
        await #expect(throws: TestPageError.self) {
            try await page.drag(.text("Knob"), by: CGSize(width: 30, height: 0))
        }
        try await page.click(.label("Lock"))
        try await page.drag(.text("Knob"), by: CGSize(width: 30, height: 0))
        #expect(try page.text("log") == "30")
        try await page.click(.label("Lock"))
        await #expect(throws: TestPageError.self) {
            try await page.drag(.text("Knob"), by: CGSize(width: 30, height: 0))
        }
    }

    @Test func aTapIsAClickUnlessItsPlaceIsAskedFor() async throws {
        struct Taps: View {
            @State private var log = ""
            var body: some View {
                Text("one").gesture(TapGesture().onEnded { log += "one " })
                Text("two").gesture(TapGesture(count: 2).onEnded { log += "two " })
                Text("place").onTapGesture { place in log += "\(Int(place.x)),\(Int(place.y)) " }
                Text(log).accessibilityIdentifier("log")
            }
        }
        let page = try await TestPage { Taps() }
        try await page.click(.text("one"))
        try await page.doubleClick(.text("two"))
        try await page.tap(.text("place"), at: CGPoint(x: 3, y: 4))
        #expect(try page.element(.identifier("log")).text == "one two 3,4")
        // The keyboard presses all of them, and the module is needed for the place only.
        #expect(page.elements(.role(.button)).map { $0.attributes["data-gesture"] } == [nil, nil, "g tap:1:0:0::"])
    }

    @Test func aLongPressIsToldWhenItHasLasted() async throws {
        struct Press: View {
            @State private var log = ""
            var body: some View {
                Text("press").onLongPressGesture(minimumDuration: 1) {
                    log += "done "
                } onPressingChanged: {
                    log += "\($0) "
                }
                Text(log).accessibilityIdentifier("log")
            }
        }
        let page = try await TestPage { Press() }
        #expect(try page.element(.text("press")).role == .button)
        try await page.longPress(.text("press"), isComplete: false)
        try await page.longPress(.text("press"))
        #expect(try page.element(.identifier("log")).text == "true false true done false")
        #expect(page.html.contains("press:1:10:1::"))
    }

    @Test func gesturesFollowEachOtherPreventEachOtherAndGoTogether() async throws {
        let page = try await TestPage {
            Text("a").gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in })
            Text("b").gesture(TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { _ in })
            Text("c").gesture(MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { _ in })
        }
        #expect(page.html.contains("\"g press:0.5:10:0:: drag:10:0:0:0:\""), "\(page.html)")
        #expect(page.html.contains("\"g tap:2:0:0:: tap:1:0:0::0-0\""), "\(page.html)")
        #expect(page.html.contains("\"g pinch:0.01:0:1:: turn:1:0:1::\""), "\(page.html)")
    }

    @Test func aSequenceTellsHowFarItIs() async throws {
        struct Sequence: View {
            @State private var log = ""
            var body: some View {
                Text("a").gesture(
                    LongPressGesture().sequenced(before: DragGesture())
                        .onChanged {
                            switch $0 {
                            case .first: log += "first "
                            case .second(let isPressed, let drag):
                                log += "\(isPressed) \(drag?.translation.width ?? -1) "
                            }
                        }
                        .onEnded { if case .second(_, let drag?) = $0 { log += "end \(drag.translation.width)" } })
                Text(log).accessibilityIdentifier("log")
            }
        }
        let page = try await TestPage { Sequence() }
        try await page.longPress(.text("a"))
        #expect(try page.element(.identifier("log")).text == "first true -1.0")
    }

    @Test func aGestureOfTheProgramsOwnConsistsOfOthers() async throws {
        struct Swipe: Gesture {
            let action: (Bool) -> Void
            var body: some Gesture<Bool> {
                DragGesture().map { $0.translation.width > 0 }.onEnded(action)
            }
        }
        struct Page: View {
            @State private var isForward = false
            @State private var isEnabled = true
            var body: some View {
                Text("a").gesture(AnyGesture(Swipe { isForward = $0 }), isEnabled: isEnabled)
                Text(isForward ? "forward" : "none")
                Button("off") { isEnabled = false }
            }
        }
        let page = try await TestPage { Page() }
        try await page.drag(.text("a"), by: CGSize(width: 20, height: 0))
        #expect(page.text.contains("forward"))
        try await page.click(.role(.button, "off"))
        await #expect(throws: TestPageError.self) { try await page.drag(.text("a"), by: CGSize(width: 20, height: 0)) }
    }

    @Test func twoGesturesOfAViewHaveAnElementEach() async throws {
        struct Page: View {
            @State private var log = ""
            var body: some View {
                Text("a").gesture(DragGesture().onEnded { _ in log += "inner " })
                    .simultaneousGesture(LongPressGesture().onEnded { _ in log += "outer " })
                Text(log).accessibilityIdentifier("log")
            }
        }
        let page = try await TestPage { Page() }
        try await page.drag(.text("a"), by: CGSize(width: 20, height: 0))
        try await page.longPress(.text("a"))
        #expect(try page.element(.identifier("log")).text == "inner outer")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1])
    func numbersThatAreNoneAreNoneInTheMarkup(number: Double) async throws {
        let html = try await TestPage {
            Text("a").gesture(DragGesture(minimumDistance: number).onEnded { _ in })
            Text("b").onLongPressGesture(minimumDuration: number, maximumDistance: number) {}
            Text("c").gesture(MagnifyGesture(minimumScaleDelta: number).onEnded { _ in })
            Text("d").gesture(RotateGesture(minimumAngleDelta: .degrees(number)).onEnded { _ in })
        }.html
        #expect(html.firstMatch(of: #/(nan|inf)\b|e\+?\d{2}/#) == nil, "\(html)")
    }

    @Test func thePointerIsFollowed() async throws {
        struct Page: View {
            @State private var log = ""
            var body: some View {
                Text("a").onHover { log += "\($0) " }
                Text("b").onContinuousHover {
                    if case .active(let place) = $0 { log += "\(Int(place.x)) " } else { log += "ended" }
                }
                Text(log).accessibilityIdentifier("log")
            }
        }
        let page = try await TestPage { Page() }
        try await page.hover(.text("a"))
        try await page.hover(.text("a"), isInside: false)
        try await page.hover(.text("b"), at: CGPoint(x: 7, y: 0))
        try await page.hover(.text("b"), isInside: false)
        #expect(try page.element(.identifier("log")).text == "true false 7 ended")
    }
}
