/// A program's public face: its files, style sheets, icon, fonts and manifest, and the style of its controls. It is the
/// same for all visitors, and the server reads it once, when it starts.
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
/// Martlet's own rules are in cascade layers, so a rule of a program's style sheet takes precedence over all of them,
/// whatever it selects. Name elements with ``View/class(_:)`` to select them.
///
/// Refer to a file by its path in the directory, `fonts/inter.woff2`. A name that begins with `/` is any path of the
/// program, such as a ``Route``'s. If a name refers to no file, the server does not start and prints a sentence that
/// says so.
public struct Brand: Sendable {
    /// The source of the program's files.
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

    /// Creates the brand of a program without files of its own.
    public init() { files = .none }

    /// Creates the brand of a program whose files are in a directory. The server reads them when it starts and serves
    /// each at its own path: `logo.svg` at `/logo.svg`.
    ///
    /// The server leaves out names that begin with a dot (except `.well-known`) and links that lead out of the
    /// directory.
    ///
    /// - Parameter path: The directory; if the path does not begin with `/`, relative to the directory in which the
    ///   program is started.
    public init(directory path: String) { files = .directory(path) }

    /// Creates the brand of a program that embeds its files.
    ///
    /// - Parameter files: The files by their paths: `["site.css": PackageResources.site_css]`.
    public init(files: [String: [UInt8]]) { self.files = .embedded(files) }

    /// Sets one or two sentences about the program, for search engines and previews. A page sets its own with
    /// ``View/metadata(name:content:)``. Without either, the description is the page's title.
    public func description(_ text: String) -> Brand { with { $0.description = text } }

    /// Adds a style sheet to all pages, after those added before.
    public func styleSheet(_ name: String) -> Brand { with { $0.styleSheets.append(name) } }

    /// Sets the icon of all pages.
    public func icon(_ name: String) -> Brand { with { $0.icon = name } }

    /// Sets the manifest with which browsers install the program.
    public func manifest(_ name: String) -> Brand { with { $0.manifest = name } }

    private func with(_ change: (inout Brand) -> Void) -> Brand {
        var brand = self
        change(&brand)
        return brand
    }
}

// MARK: Fonts

extension Brand {
    /// Adds a font file (`woff2`, `woff`, `ttf` or `otf`).
    ///
    /// - Parameters:
    ///   - family: The name of the font.
    ///   - name: The name of the file.
    ///   - weights: The weights that the file contains, clamped to 1 to 1,000. A variable font has a range:
    ///     `100...900`.
    ///   - isItalic: Whether the letters are italic.
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

    /// Sets the font of text with this design.
    ///
    /// - Parameters:
    ///   - family: The name of one of the program's fonts, or of one that visitors may have installed. Only its
    ///     letters, digits, spaces and hyphens count.
    ///   - design: The design that uses the font.
    public func font(_ family: String, design: Font.Design = .default) -> Brand {
        with { $0.theme.families[design] = Theme.family(family) }
    }
}

// MARK: Theme

extension Brand {
    /// Sets the color of controls and links.
    public func tint(_ color: Color) -> Brand { tint(light: color, dark: color) }

    /// Sets the color of controls and links, for pages in light and in dark colors.
    public func tint(light: Color, dark: Color) -> Brand { with { $0.theme.tint = Shades(light: light, dark: dark) } }

    /// Sets the color that browsers give to their own interface around the page; without one, browsers use the page's
    /// background. A page sets its own with `.metadata(name: "theme-color", content:)`.
    public func themeColor(_ color: Color) -> Brand { themeColor(light: color, dark: color) }

    /// Sets the color that browsers give to their own interface, for pages in light and in dark colors.
    public func themeColor(light: Color, dark: Color) -> Brand {
        with { $0.themeColor = Shades(light: light, dark: dark) }
    }

    /// Sets the corner radius of controls, lists and forms, in CSS pixels from 0 to 100. The default is 8; NaN counts
    /// as 0.
    public func cornerRadius(_ radius: CGFloat) -> Brand { with { $0.theme.radius = CSS.clamped(radius, 0...100) } }

    /// Sets the spacing in controls, lists and stacks.
    public func density(_ density: Density) -> Brand { with { $0.theme.density = density } }

    /// The spacing in controls, lists and stacks. On touch screens, controls are at least 44 pixels high.
    public enum Density: Sendable {
        /// Less space between and in views.
        case compact
        /// The default space.
        case regular
        /// More space between and in views.
        case spacious

        /// The factor by which the spacing differs from the default.
        package var factor: Double {
            switch self {
            case .compact: 0.8
            case .regular: 1
            case .spacious: 1.25
            }
        }
    }
}
