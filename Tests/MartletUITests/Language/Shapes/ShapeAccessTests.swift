import MartletUI
import Testing

/// A shape is an ornament unless it can be pressed or has a name.
@Suite struct ShapeAccessTests {
    private func shape<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Substring {
        let markup = try EnginePage { content() }.markup
        let start = try #require(markup.firstRange(of: "<svg")?.lowerBound)
        return markup[start...].prefix { $0 != ">" }
    }

    @Test func anOrnamentIsHiddenFromScreenReaders() throws {
        let shape = try shape { Circle() }
        #expect(shape.contains(#"aria-hidden="true""#) && !shape.contains("role"))
    }

    @Test func whatCanBePressedIsAButton() throws {
        let shape = try shape { Circle().fill(.red).onTapGesture {}.accessibilityLabel("Red") }
        #expect(!shape.contains("aria-hidden"))
        #expect(shape.contains(#"role="button""#) && shape.contains(#"tabindex="0""#))
        #expect(shape.contains(#"aria-label="Red""#))
    }

    @Test func whatHasANameIsAnImage() throws {
        let shape = try shape { Circle().fill(.red).accessibilityLabel("Red") }
        #expect(!shape.contains("aria-hidden"))
        #expect(shape.contains(#"role="img""#) && shape.contains(#"aria-label="Red""#))
    }

    @Test func whatTheProgramHidesStaysHidden() throws {
        let shape = try shape { Circle().fill(.red).accessibilityHidden(true) }
        #expect(shape.contains(#"aria-hidden="true""#))
    }
}
