/// What a program is known by: its files, style sheets, icon, fonts and manifest, and how its controls look. It is the
/// program's, the same for all visitors, and is read once, when the server starts.
///
/// ```swift
/// @main struct Shop: App {
///     static var brand: Brand {
///         Brand(directory: "Public")
///             .description("Chairs, and what one needs to sit well.")
///             .styleSheet("site.css")
///             .icon("icon.svg")
///             .tint(light: Color(red: 0.45, green: 0.1, blue: 0.5), dark: .purple)
///             .cornerRadius(12)
///     }
///
///     var body: some Scene { WindowGroup("Shop") { Chairs() } }
/// }
/// ```
///
/// Martlet's own rules stand in cascade layers, so a rule of a program's style sheet wins over all of them, whatever it
/// selects: give elements names with ``View/class(_:)``.
///
/// A file is named by its path in the directory, `fonts/inter.woff2`. What begins with `/` is any path of the program, such
/// as a ``Route``'s. A name that is no file ends the start of the server with a sentence.
public struct Brand: Sendable {
    /// Where the program's files are.
    package enum Files: Sendable {
        case none
        case directory(String)
        case embedded([String: [UInt8]])
    }

    package let files: Files
    package private(set) var description: String?
    package private(set) var styleSheets: [String] = []
    package private(set) var icon: String?
    package private(set) var manifest: String?
    package private(set) var fontFiles: [FontFile] = []
    package private(set) var themeColor: Shades?
    package private(set) var theme = Theme()

    /// A program without files of its own.
    public init() { files = .none }

    /// A program whose files lie in a directory; where its path does not begin with `/`, below the directory that the
    /// program is started in. They are read when the server starts, and each is at its own path: `logo.svg` at `/logo.svg`.
    ///
    /// Names that begin with a dot are left out (but for `.well-known`), and so is what a link leads out of the directory to.
    public init(directory path: String) { files = .directory(path) }

    /// A program with its files in itself, by their paths: `["site.css": PackageResources.site_css]`.
    public init(files: [String: [UInt8]]) { self.files = .embedded(files) }

    /// One or two sentences about the program, for search engines and previews. A page says its own with
    /// ``View/metadata(name:content:)``. Without either, it is the page's title.
    public func description(_ text: String) -> Brand { with { $0.description = text } }

    /// A style sheet for all pages, after those that were named before.
    public func styleSheet(_ name: String) -> Brand { with { $0.styleSheets.append(name) } }

    /// The icon of all pages.
    public func icon(_ name: String) -> Brand { with { $0.icon = name } }

    /// The manifest with which browsers install the program.
    public func manifest(_ name: String) -> Brand { with { $0.manifest = name } }

    private func with(_ change: (inout Brand) -> Void) -> Brand {
        var brand = self
        change(&brand)
        return brand
    }
}

// MARK: Fonts

extension Brand {
    /// The letters of a font in a file (`woff2`, `woff`, `ttf` or `otf`), for the weights that it has; a file for all of them
    /// says so: `100...900`. Weights are brought into 1 to 1,000.
    public func fontFile(
        _ family: String, _ name: String, weights: ClosedRange<Int> = 400...400, isItalic: Bool = false
    ) -> Brand {
        with { brand in
            let least = min(max(weights.lowerBound, 1), 1_000)
            brand.fontFiles.append(
                FontFile(
                    family: Theme.family(family), name: name,
                    weights: least...min(max(weights.upperBound, least), 1_000), isItalic: isItalic))
        }
    }

    /// The font of texts that ask for this design: one of the program's files, or one that visitors may have. Of the name
    /// count letters, digits, spaces and hyphens.
    public func font(_ family: String, design: Font.Design = .default) -> Brand {
        with { $0.theme.families[design] = Theme.family(family) }
    }
}

// MARK: Theme

extension Brand {
    /// The color of what can be pressed.
    public func tint(_ color: Color) -> Brand { tint(light: color, dark: color) }

    /// The color of what can be pressed, for pages in light and in dark colors.
    public func tint(light: Color, dark: Color) -> Brand { with { $0.theme.tint = Shades(light: light, dark: dark) } }

    /// The color that browsers give to what is around the page; without one, the page's background. A page says its own with
    /// `.metadata(name: "theme-color", content:)`.
    public func themeColor(_ color: Color) -> Brand { themeColor(light: color, dark: color) }

    /// As above, for pages in light and in dark colors.
    public func themeColor(light: Color, dark: Color) -> Brand {
        with { $0.themeColor = Shades(light: light, dark: dark) }
    }

    /// The corners of controls, lists and forms, in CSS pixels, 0 to 100; 8 without it. What is no number counts as 0.
    public func cornerRadius(_ radius: CGFloat) -> Brand { with { $0.theme.radius = CSS.clamped(radius, 0...100) } }

    /// How much room controls, lists and stacks have.
    public func density(_ density: Density) -> Brand { with { $0.theme.density = density } }

    /// How much room controls, lists and stacks have. Where a finger points, controls are 44 pixels high at least.
    public enum Density: Sendable {
        /// Less room between and in the views.
        case compact
        /// The usual room.
        case regular
        /// More room between and in the views.
        case spacious

        /// How many times as much as usual.
        package var factor: Double {
            switch self {
            case .compact: 0.8
            case .regular: 1
            case .spacious: 1.25
            }
        }
    }
}
