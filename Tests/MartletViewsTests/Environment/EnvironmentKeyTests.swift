import Martlet
import MartletTesting
import Testing

extension EnvironmentValues {
    @Entry fileprivate var chosen: Int?
}

/// Values of the environment that set a look where a view provides them.
@Suite struct EnvironmentKeyTests {
    private struct Reader: View {
        @Environment(\.layoutDirection) private var direction
        @Environment(\.font) private var font
        @Environment(\.lineLimit) private var lineLimit
        @Environment(\.multilineTextAlignment) private var alignment
        @Environment(\.truncationMode) private var truncation
        @Environment(\.chosen) private var chosen
        @Environment(\.sizeCategory) private var size

        var body: some View {
            let values =
                "\(direction) \(font == .title) \(lineLimit ?? 0) \(alignment) \(truncation) \(chosen ?? 0) \(size)"
            Text(verbatim: values).accessibilityIdentifier("values")
        }
    }

    @Test func aViewReadsWhatIsProvided() async throws {
        let page = try await TestPage { Reader() }
        #expect(try page.text("values") == "leftToRight false 0 leading tail 0 large")
        let provided = try await TestPage {
            Reader().environment(\.layoutDirection, .rightToLeft).environment(\.font, .title).environment(
                \.lineLimit, 2
            )
            .environment(\.multilineTextAlignment, .center).environment(\.truncationMode, .head)
            .environment(\.chosen, 7).environment(\.sizeCategory, .extraLarge)
        }
        #expect(try provided.text("values") == "rightToLeft true 2 center head 7 extraLarge")
        #expect(provided.html.contains("dir=\"rtl\"") && provided.html.contains("m-lines"))
        #expect(provided.html.contains("--m-ellipsis:head") && provided.styleSheet.contains("text-align:center"))
        #expect(!page.html.contains("m-lines") && !page.html.contains("dir="))
    }

    private struct Looks: View {
        @Environment(\.imageScale) private var scale
        @Environment(\.textCase) private var textCase
        @Environment(\.lineSpacing) private var spacing
        @Environment(\.minimumScaleFactor) private var factor
        @Environment(\.headerProminence) private var prominence

        var body: some View {
            let values = "\(scale) \(textCase.map { "\($0)" } ?? "none") \(spacing) \(factor) \(prominence)"
            Text(verbatim: values).accessibilityIdentifier("values")
        }
    }

    @Test func looksOfTextsAreProvidedAndSet() async throws {
        let page = try await TestPage { Looks() }
        #expect(try page.text("values") == "medium none 0.0 1.0 standard")
        let provided = try await TestPage {
            Looks().environment(\.imageScale, .large).environment(\.textCase, .uppercase)
                .environment(\.lineSpacing, 6).environment(\.minimumScaleFactor, 0.5)
                .environment(\.headerProminence, .increased)
        }
        #expect(try provided.text("values") == "large uppercase 6.0 0.5 increased")
        for style in ["--m-symbol-size:1.6em", "text-transform:uppercase", ".m-section-header{color:var(--m-text)"] {
            #expect(provided.styleSheet.contains(style), "\(style)")
            #expect(!page.styleSheet.contains(style), "\(style)")
        }
        let styles = provided.html + provided.styleSheet
        #expect(styles.contains("--m-spacing:6px") && styles.contains("--m-least-scale:0.5"))
    }

    private struct Device: View {
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.accessibilityVoiceOverEnabled) private var isRead
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.legibilityWeight) private var weight
        @Environment(\.displayScale) private var scale
        @Environment(\.controlActiveState) private var state
        @Environment(\.supportsMultipleWindows) private var hasWindows

        var body: some View {
            Text(verbatim: "\(reducesMotion) \(isRead) \(contrast) \(weight == nil) \(scale) \(state) \(hasWindows)")
                .accessibilityIdentifier("values")
        }
    }

    @Test func whatNoPageIsToldIsTheUsual() async throws {
        let page = try await TestPage { Device() }
        #expect(try page.text("values") == "false false standard true 1.0 key true")
    }

    @Test func whatIsDrawnForOneDirectionIsMirrored() async throws {
        let page = try await TestPage { Image(systemName: "star").flipsForRightToLeftLayoutDirection(true) }
        #expect(page.styleSheet.contains(":dir(rtl){scale:-1 1}"))
        let plain = try await TestPage { Image(systemName: "star").flipsForRightToLeftLayoutDirection(false) }
        #expect(!plain.styleSheet.contains(":dir(rtl){scale:-1 1}"))
    }
}
