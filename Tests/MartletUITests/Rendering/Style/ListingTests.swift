import MartletUI
import Testing

/// Code of the notes' listings, as they write it.
@Suite struct ListingTests {
    /// “SwiftUI Evaluation and Rendering”, "Problems".
    @Test func aTextWithRoomABackgroundAndRoundCorners() throws {
        let page = try EnginePage {
            Text("User: \("Alex")")
                .font(.title)
                .padding()
                .background(Color.blue)
                .foregroundColor(.white)
                .cornerRadius(10)
        }
        #expect(
            page.styledHTML
                == #"<span class="m-box overflow:clip border-radius:10px color:rgb(255 255 255) "#
                + #"background-color:var(--m-blue) padding:16px "#
                + #"font:var(--m-italic,normal) var(--m-weight,400) 1.75rem/1.2 var(--m-font)">User: Alex</span>"#)
    }

    /// “SwiftUI Evaluation and Rendering”, "Problems": the parent.
    @Test func textInTheMiddleWithRoomAtTheSides() throws {
        let page = try EnginePage {
            VStack(spacing: 30) {
                Text("This button changes a property that the child view does NOT use.")
                    .multilineTextAlignment(.center)
                    .padding(.horizontal)
                Button("Increase") {}.font(.title2)
            }
            .padding()
        }
        #expect(
            page.styledHTML.contains(#"<span class="m-box padding-inline:16px text-align:center">"#),
            "\(page.styledHTML)")
        #expect(page.styledHTML.contains(#"<div class="m-vstack padding:16px align-items:center gap:30px">"#))
        #expect(
            page.styledHTML.contains(
                #"<button type="button" class="font:var(--m-italic,normal) var(--m-weight,400) 1.375rem/1.25 var(--m-font)""#
            ))
    }

    private struct CustomView: View { var body: some View { Text("custom") } }

    /// “SwiftUI - `View` rendering”, rule 2: "`VStack<_ConditionalContent<ModifiedContent<CustomView, _OpacityEffect>,
    /// CustomView>>`".
    @Test func typesReadAsInTheNote() {
        struct Conditional: View {
            let isHighlighted: Bool
            var body: some View {
                VStack {
                    if isHighlighted { CustomView().opacity(0.8) } else { CustomView() }
                }
            }
        }
        #expect(
            "\(type(of: Conditional(isHighlighted: true).body))"
                == "VStack<_ConditionalContent<ModifiedContent<CustomView, _OpacityEffect>, CustomView>>")
    }

    /// “SwiftUI - `View` rendering”, rule 2: "This basically solves cases like this."
    @Test func oneViewWithAnOpacityThatChangesIsOneView() throws {
        struct Highlighted: View {
            @State private var isHighlighted = false
            var body: some View {
                VStack {
                    Button("toggle") { isHighlighted.toggle() }.accessibilityIdentifier("toggle")
                    CustomView().opacity(isHighlighted ? 0.8 : 1.0)
                }
            }
        }
        let page = try EnginePage { Highlighted() }
        let first = page.readable(try page.press("toggle"))
        #expect(first == #"[["s",".opacity:0.8{opacity:0.8}"],["a",3,"class","m-box opacity:0.8"]]"#)
        let second = page.readable(try page.press("toggle"))
        #expect(second == #"[["a",3,"class","m-box opacity:1"]]"#)
    }

    /// “SwiftUI”, "Identity": "instead, use the following pattern".
    @Test func aBackgroundThatIsClear() throws {
        struct Greeting: View {
            @State private var highlighted = false
            var body: some View {
                HStack {
                    Image(systemName: "hand.wave")
                    Text("Hello")
                        .background(highlighted ? .red : .clear)
                    Button("x") { highlighted.toggle() }.accessibilityIdentifier("x")
                }
            }
        }
        let page = try EnginePage { Greeting() }
        #expect(page.styledHTML.contains(#"<span class="m-box background-color:transparent">Hello</span>"#))
        #expect(page.styledHTML.contains(#" role="img" aria-label="Waving hand""#))
        #expect(page.readable(try page.press("x")).contains(#"["a",3,"class","m-box background-color:var(--m-red)"]"#))
        #expect(page.reported.isEmpty)
    }

    /// “View Updates”, "State vs. Binding", with the shape that the note leaves out.
    @Test func theKnob() throws {
        struct KnobShape: Shape {
            var pointerSize: CGFloat = 0.1
            var pointerWidth: CGFloat = 0.1
            func path(in rect: CGRect) -> Path {
                let pointerHeight = rect.height * pointerSize
                let pointerWidth = rect.width * self.pointerWidth
                let circle = rect.insetBy(dx: pointerHeight, dy: pointerHeight)
                return Path { path in
                    path.addEllipse(in: circle)
                    path.addRect(
                        CGRect(x: rect.midX - pointerWidth / 2, y: 0, width: pointerWidth, height: pointerHeight + 2))
                }
            }
        }
        struct Knob: View {
            @Binding var value: Double
            var body: some View {
                KnobShape()
                    .fill(Color.primary)
                    .rotationEffect(Angle(degrees: value * 330))
                    .onTapGesture { self.value = self.value < 0.5 ? 1 : 0 }
                    .accessibilityIdentifier("knob")
            }
        }
        struct ContentView: View {
            @State var value: Double = 0.5
            @State var knobSize: CGFloat = 0.1
            var body: some View {
                VStack {
                    Knob(value: $value).frame(width: 100, height: 100)
                    Button("turn") { value = 0.31 }.accessibilityIdentifier("turn")
                }
            }
        }
        let page = try EnginePage { ContentView() }
        #expect(
            page.styledHTML.contains(#"<div class="m-frame m-fixed m-fixed-height width:100px height:100px"><svg "#))
        #expect(
            page.styledHTML.contains(#"fill:var(--m-text)"#)
                && page.styledHTML.contains("rotate:calc(165deg*var(--m-side))"))
        #expect(page.styledHTML.contains(#"viewBox="0 0 100 100" preserveAspectRatio="none""#), "\(page.styledHTML)")
        #expect(page.readable(try page.press("knob")).contains("rotate:0deg"))
        // Any later rotation applies to the element itself.
        let turn = page.readable(try page.press("turn"))
        #expect(turn.contains(#","style","rotate:calc(102.3deg*var(--m-side))"]"#), "\(turn)")
        #expect(!turn.contains("[\"s\""))
        #expect(page.readable(try page.press("knob")).contains(#","style",null]"#))
    }

    /// “View Updates”, "ObservedObject".
    @Test func aBoldName() throws {
        let page = try EnginePage {
            VStack {
                Text("Luan Nguyen").bold()
                Text("Hanoi")
            }
        }
        #expect(
            page.styledHTML.contains(
                #"<span class="font-weight:700;--m-weight:700;--m-stroke:700;--m-joint:add">Luan Nguyen</span><span>Hanoi"#
            ))
    }

    /// “SwiftUI Evaluation and Rendering”, "Example (Modern)": a color in the environment.
    @Test func aColorFromTheEnvironment() throws {
        struct Child: View {
            @Environment(\.customAccentColor) var accentColor
            var body: some View { Text("Child").foregroundColor(accentColor) }
        }
        let page = try EnginePage {
            Child()
            Child().environment(\.customAccentColor, .purple)
        }
        #expect(page.styledHTML.contains(#"<span class="color:var(--m-blue)">Child"#))
        #expect(page.styledHTML.contains(#"<span class="color:var(--m-purple)">Child"#))
    }
}

private struct CustomAccentColorKey: EnvironmentKey {
    static let defaultValue: Color = .blue
}

extension EnvironmentValues {
    fileprivate var customAccentColor: Color {
        get { self[CustomAccentColorKey.self] }
        set { self[CustomAccentColorKey.self] = newValue }
    }
}
