import Martlet
import MartletTesting
import Testing

/// Styles of the program's own, of controls that are not buttons, labels, toggles or progress.
@Suite struct OwnStyleTests {
    private struct Card: GroupBoxStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            HTML("article") {
                Text(isEnabled ? "on" : "off")
                configuration.label
                configuration.content
            }
        }
    }

    @Test func aBoxIsWhatItsStyleMakesOfIt() async throws {
        let page = try await TestPage {
            VStack {
                GroupBox("Outer") { GroupBox("Inner") { Text("a") } }.disabled(true)
                GroupBox("Plain") { Text("b") }.groupBoxStyle(.automatic)
            }
            .groupBoxStyle(Card())
        }
        #expect(page.elements(.tag("article")).count == 2)
        #expect(page.text.contains("off") && !page.text.contains("on\n"))
        #expect(page.html.ranges(of: "m-group-box").count == 1)
    }

    private struct Framed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).border(.red) }
    }

    @Test func aStyleMayBuildOnTheDefaultOne() async throws {
        let page = try await TestPage { GroupBox("Title") { Text("a") }.groupBoxStyle(Framed()) }
        #expect(page.html.ranges(of: "m-group-box").count == 1)
        #expect(page.text.contains("Title") && page.text.contains("a"))
    }

    private struct Plus: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
            configuration.label
            if configuration.isExpanded { configuration.content }
        }
    }

    @Test func aStyleOpensAndClosesAGroup() async throws {
        let page = try await TestPage { DisclosureGroup("Details") { Text("Hidden") }.disclosureGroupStyle(Plus()) }
        #expect(page.text.contains("Details") && !page.text.contains("Hidden"))
        try await page.click(.role(.button, "More"))
        #expect(page.text.contains("Hidden"))
        try await page.click(.role(.button, "Less"))
        #expect(!page.text.contains("Hidden"))
    }

    private struct Column: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            VStack { configuration.content }
        }
    }

    @Test func aGroupOfControlsIsWhatItsStyleMakesOfIt() async throws {
        let page = try await TestPage { ControlGroup("Zoom") { Button("In") {} }.controlGroupStyle(Column()) }
        #expect(page.html.contains("m-vstack") && !page.html.contains("fieldset") && page.text.contains("Zoom"))
        let plain = try await TestPage { ControlGroup("Zoom") { Button("In") {} }.controlGroupStyle(.navigation) }
        #expect(plain.html.contains("fieldset"))
    }

    private struct Part: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Text("\(Int(configuration.value * 100)) of 100").accessibilityIdentifier("part")
            configuration.currentValueLabel
            if configuration.minimumValueLabel == nil { Text("no least") }
        }
    }

    private struct Doubled: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
    }

    @Test func aGaugeIsWhatItsStyleMakesOfIt() async throws {
        let page = try await TestPage { Gauge(value: 30, in: 20...40) { Text("Heat") }.gaugeStyle(Part()) }
        #expect(try page.text("part") == "50 of 100")
        #expect(page.text.contains("Heat") && page.text.contains("no least") && !page.html.contains("<meter"))
        let meter = try await TestPage {
            Gauge(value: 0.5) {
                Text("Heat")
            } currentValueLabel: {
                Text("half")
            }.gaugeStyle(Doubled())
        }
        #expect(meter.html.contains("value=\"0.5\"") && meter.text.contains("half"))
        let ring = try await TestPage {
            VStack { Gauge(value: 0.5) { Text("Heat") }.gaugeStyle(.accessoryCircular) }.gaugeStyle(Part())
        }
        #expect(ring.html.contains("m-gauge-ring"))
    }

    private struct Marked: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("before")
            Menu(configuration)
        }
    }

    @Test func aMenuIsWhatItsStyleMakesOfIt() async throws {
        let page = try await TestPage { Menu("Actions") { Button("Copy") {} }.menuStyle(Marked()) }
        #expect(page.text.contains("before") && page.html.ranges(of: "<details").count == 1)
    }

    private struct Day: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Button("Next") { configuration.selection += 86_400 }
            if configuration.maximumDate != nil { Text("bounded") }
            Text(verbatim: "\(configuration.selection.timeIntervalSince1970)").accessibilityIdentifier("date")
        }
    }

    private struct Calendar: View {
        @State private var date = Date(timeIntervalSince1970: 0)
        var body: some View {
            DatePicker("Due", selection: $date, in: ...Date(timeIntervalSince1970: 1e9)).datePickerStyle(Day())
        }
    }

    @Test func aStyleOfDatesChangesTheDate() async throws {
        let page = try await TestPage { Calendar() }
        try await page.click(.role(.button, "Next"))
        #expect(try page.text("date") == "86400.0")
        #expect(page.text.contains("Due") && page.text.contains("bounded") && !page.html.contains("<input"))
    }

    private struct Stacked: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            HTML("dl") {
                HTML("dt") { configuration.label }
                HTML("dd") { configuration.content }
            }
        }
    }

    private struct Row: View {
        var body: some View { LabeledContent("Name", value: "Ada") }
    }

    @Test func aLabeledValueIsWhatItsStyleMakesOfIt() async throws {
        let page = try await TestPage {
            VStack {
                Row()
                LabeledContent {
                    LabeledContent("Inner", value: "1")
                } label: {
                    Text("Outer")
                }
                Row().labeledContentStyle(.automatic)
            }
            .labeledContentStyle(Stacked())
            Row()
        }
        #expect(page.html.ranges(of: "<dl").count == 3)
        #expect(page.html.ranges(of: "m-labeled-content").count == 2)
        let nested = try await TestPage { LabeledContent("Name", value: "Ada").labeledContentStyle(Twice()) }
        #expect(nested.html.ranges(of: "m-labeled-content").count == 1 && nested.text.contains("twice"))
    }

    private struct Twice: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("twice")
            LabeledContent(configuration)
        }
    }

    private struct Boxed: FormStyle {
        func makeBody(configuration: Configuration) -> some View { HTML("article") { configuration.content } }
    }

    @Test func aFormIsWhatItsStyleMakesOfIt() async throws {
        let page = try await TestPage { Form { Row() }.formStyle(Boxed()) }
        #expect(page.html.contains("<article") && !page.html.contains("m-form"))
        #expect(page.text.contains("Ada"))
        let columns = try await TestPage { Form { Row() }.formStyle(.columns) }
        #expect(columns.html.contains("m-form-columns") && columns.styleSheet.contains("grid-template-columns:2fr 3fr"))
        let grouped = try await TestPage { Form { Row() }.formStyle(.grouped) }
        #expect(!grouped.styleSheet.contains("2fr 3fr"))
    }

    @Test func editorsLoseTheirBorder() async throws {
        let page = try await TestPage {
            TextEditor(text: .constant("a")).textEditorStyle(.plain).accessibilityIdentifier("story")
        }
        #expect(try page.attribute("class", of: "story")?.contains("m-field-plain") == true)
    }
}
