public import MartletUI

/// What would draw a text; the browser does, so that a text with a renderer looks as one without.
public protocol TextRenderer: Animatable {
    /// Would draw a text. It is not called.
    ///
    /// - Parameters:
    ///   - layout: The lines of the text.
    ///   - context: Draws them.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// How far beyond the text the renderer would draw.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// Nothing.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// What a program says of a part of a text, for a renderer.
public protocol TextAttribute {}

extension Text {
    /// The lines of a text, of which only the browser knows: there are none.
    public struct Layout: RandomAccessCollection {
        /// A line.
        public struct Line: RandomAccessCollection {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(position: Int) -> Run { Run() }

            /// Where the line is.
            public var origin: CGPoint { .zero }
            /// How large the line is.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        /// Letters of one look.
        public struct Run: RandomAccessCollection {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(position: Int) -> RunSlice { RunSlice() }
            /// What the program has said of the letters.
            public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }

            /// How large the letters are.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        /// A letter.
        public struct RunSlice {
            /// How large the letter is.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            /// What the program has said of the letter.
            public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
        }

        /// A size of letters.
        public struct TypographicBounds: Equatable, Sendable {
            /// Where the letters are.
            public var origin = CGPoint.zero
            /// A length of the letters.
            public var width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0
            /// The rectangle around the letters.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// How letters would be drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            /// Creates a set of options.
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Has no effect.
            public static let disablesSubpixelQuantization = Self(rawValue: 1)
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(position: Int) -> Line { Line() }
        /// Whether the text does not fit.
        public var isTruncated: Bool { false }
    }

    /// Has no effect: no renderer draws the text.
    ///
    /// - Parameter value: What a renderer would know of the text.
    public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text { self }
}

extension GraphicsContext {
    /// Has no effect: there are no lines to draw.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - options: How it would be drawn.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}

    /// Has no effect: there are no letters to draw.
    ///
    /// - Parameters:
    ///   - run: The letters.
    ///   - options: How they would be drawn.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}

    /// Has no effect: there are no letters to draw.
    ///
    /// - Parameters:
    ///   - slice: The letter.
    ///   - options: How it would be drawn.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension View {
    /// Has no effect: the browser draws texts. Style the parts of a text (`Text` in `Text`, `AttributedString`), or animate the view.
    ///
    /// - Parameter renderer: Would draw the texts inside.
    public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
        IgnoredHint.textRenderer.passing(self)
    }
}
