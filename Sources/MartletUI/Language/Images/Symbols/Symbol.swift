import Synchronization

/// The symbols of `Image(systemName:)`: those of ``SymbolSet``, and a few drawings of our own for what it lacks.
enum Symbol {
    /// Whether there is a drawing for that name.
    static func exists(_ name: String) -> Bool { SymbolSet.hasDrawing(named: name) || images[name] != nil }

    /// Returns the style of an element that shows a symbol, or `nil` if there is none with that name.
    static func style(named name: String) -> StyleClass? {
        styles.withLock { styles in
            if let known = styles[name] { return known }
            guard let image = SymbolSet.shapes(named: name).map(setImage) ?? images[name] else { return nil }
            let style = StyleClass("--m-image", image)
            styles[name] = style
            return style
        }
    }

    /// Returns the styles of an element that shows a symbol in several colors, or `nil` if the symbol has one in that mode.
    static func styles(named name: String, _ mode: SymbolRenderingMode) -> [Style]? {
        if mode == .monochrome { return nil }
        let layers = layers(named: name)
        switch mode.kind {
        case .monochrome: return nil
        case .hierarchical: return layers.map { [.class($0.faint)] }
        case .palette: return layers?.styles
        case .multicolor:
            guard let colors = SymbolColors.colors(of: name) else { return nil }
            guard let back = colors.back else {
                return style(named: name).map { [.class($0), .color("background-color", colors.front)] }
            }
            return layers.map {
                $0.styles + [.color("background-color", colors.front), .color("--m-behind", back)]
            }
        }
    }

    /// The classes of a symbol that has layers.
    private struct Layers {
        /// Both layers, the one behind fainter.
        let faint: StyleClass
        /// Both layers, and the one behind over them.
        let styles: [Style]

        init(_ layers: SymbolLayers) {
            faint = StyleClass(
                "--m-image",
                setImage("%3Cg opacity='.3'%3E\(layers.back)%3C/g%3E\(layers.front)"))
            styles = [
                .class(StyleClass("--m-image", setImage(layers.whole))),
                .class(StyleClass("--m-back-image", setImage(layers.back))), .class(Self.behind),
            ]
        }

        // Not the property's name, of which only one class would apply.
        private static let behind = StyleClass(
            "--m-layers",
            rules: """
                position:relative;&::after{position:absolute;inset:0;background:var(--m-behind,var(--m-quiet));\
                mask:var(--m-back-image) center/contain no-repeat;content:""}
                """)
    }

    private static func layers(named name: String) -> Layers? {
        layered.withLock { layered in
            if let known = layered[name] { return known }
            guard let shapes = SymbolSet.shapes(named: name) else { return nil }
            let layers = SymbolLayers(name: name, shapes: shapes).map(Layers.init)
            layered[name] = .some(layers)
            return layers
        }
    }

    /// Whether a symbol points along the text: right to left, `chevron.forward` points to the left.
    static func isMirrored(_ name: String) -> Bool {
        (name.hasPrefix("chevron.") || name.hasPrefix("arrow"))
            && name.split(separator: ".", maxSplits: 8).contains { $0 == "forward" || $0 == "backward" }
    }

    /// The style of a symbol that is not known.
    static let unknown = StyleClass(
        "--m-image", line("<rect x='4' y='4' width='16' height='16' rx='4'/><path d='M12 12h.01'/>"))

    /// The styles that have been used. Only names with a drawing are here, and there are few of those.
    private static let styles = Mutex<[String: StyleClass]>([:])
    private static let layered = Mutex<[String: Layers?]>([:])

    private static let images: [String: String] = [
        "globe": line(
            "<circle cx='12' cy='12' r='9'/><ellipse cx='12' cy='12' rx='4' ry='9'/><path d='M3 12h18M4.6 7h14.8M4.6 17h14.8'/>"
        ),
        "hand.wave": line(
            "<path d='M8.2 13.6V7.4a1.4 1.4 0 0 1 2.8 0V11M11 11V5.6a1.4 1.4 0 0 1 2.8 0V11M13.8 11V6.6a1.4 1.4 0 0 1 2.8 0v5M16.6 11.6V9a1.4 1.4 0 0 1 2.8 0v5.6c0 4-2.5 6.6-6 6.6-2.6 0-4.2-1.2-5.4-3.2l-2.5-4.2c-.8-1.4 1-2.6 2-1.4l.7.9M3.6 8.4a6 6 0 0 1 3-4.8M5.6 9.4a3.6 3.6 0 0 1 .6-2'/>"
        ),
        "plus": line("<path d='M12 5v14M5 12h14'/>"),
        "minus": line("<path d='M5 12h14'/>"),
        "xmark": line("<path d='M6 6l12 12M18 6L6 18'/>"),
        "checkmark": line("<path d='M5 13l5 5 9-12'/>"),
        "chevron.left": line("<path d='M15 5l-7 7 7 7'/>"),
        "chevron.right": line("<path d='M9 5l7 7-7 7'/>"),
        "circle": line("<circle cx='12' cy='12' r='8.5'/>"),
        "circle.fill": area("<circle cx='12' cy='12' r='9'/>"),
        "trash": line(
            "<path d='M4 6.5h16M9.5 6.5V4h5v2.5M6.5 6.5l.8 13h9.4l.8-13M10 10.5v5.5M14 10.5v5.5'/>"
        ),
        "sidebar.left": line(
            "<rect x='3' y='5' width='18' height='14' rx='2.5'/><path d='M9 5v14M5.5 8.5h1M5.5 11.5h1'/>"),
        "envelope": line("<rect x='3' y='5.5' width='18' height='13' rx='2'/><path d='M3.5 7l8.5 6.5L20.5 7'/>"),
        "tray": line("<path d='M3.5 13.5L6 5.5h12l2.5 8v5h-17zM3.5 13.5h5l1.2 2h4.6l1.2-2h5'/>"),
        "house": line("<path d='M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6'/>"),
        "cart": line(
            "<circle cx='9.5' cy='19' r='1.5'/><circle cx='17' cy='19' r='1.5'/><path d='M3 4.5h3l2.2 11h9.6L20 8H7'/>"
        ),
        "paperplane": line("<path d='M20.5 3.5L3.5 10l7 3.5 3.5 7zM20.5 3.5l-10 10'/>"),
        "magnifyingglass": line("<circle cx='10.5' cy='10.5' r='6.5'/><path d='M15.5 15.5l5 5'/>"),
        // What the set lacks.
        "leaf": line(leaf + "<path d='M4 20.5c2-5.5 5-8.5 9.5-10.5'/>"),
        "leaf.fill": area(leaf),
        "fork.knife": line("<path d='M6 3v5.5a3 3 0 0 0 6 0V3M9 3v18M17 21V3c2.5 2 3.5 6 3 10.5h-3'/>"),
        "dumbbell": line("<path d='M4 9.5v5M7 6.5v11M17 6.5v11M20 9.5v5M7 12h10'/>"),
        "bed.double": line(
            "<path d='M3 5.5V19M3 15.5h18V19M21 15.5V13a3 3 0 0 0-3-3h-7.5v5.5'/><circle cx='7' cy='11.5' r='1.7'/>"),
        "figure.walk": line(
            "<circle cx='13' cy='4.3' r='1.6'/><path d='M12.5 8.5l-1.8 5.5 3.8 2.5 1 4.5M10.7 14l-3.2 7M12.5 8.5l3 3.5 3 .8M12.5 8.5L9 10l-1.2 3.3'/>"
        ),
        "equal": line("<path d='M5 9.5h14M5 14.5h14'/>"),
        "divide": line("<path d='M5 12h14M12 6.5h.01M12 17.5h.01'/>"),
        "star": line(star),
        "star.fill": area(star),
        "heart": line(heart),
        "heart.fill": area(heart),
    ]

    private static let star =
        "<path d='M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8z'/>"
    private static let leaf = "<path d='M6 18.5C2.5 12 7.5 5 20.5 4c.5 11-5 17.5-12.5 15.5z'/>"
    private static let heart =
        "<path d='M12 20C6.5 16 3.5 12.8 3.5 9.2 3.5 6.6 5.5 4.8 7.8 4.8c1.8 0 3.3 1 4.2 2.6.9-1.6 2.4-2.6 4.2-2.6 2.3 0 4.3 1.8 4.3 4.4 0 3.6-3 6.8-8.5 10.8z'/>"

    private static func line(_ content: String) -> String {
        image(
            "<g fill='none' stroke='black' stroke-width='1.7' stroke-linecap='round' stroke-linejoin='round'>\(content)</g>",
            box: "0 0 24 24")
    }

    private static func area(_ content: String) -> String { image(content, box: "0 0 24 24") }

    /// The icons of the set fill their box, and ours leave a margin.
    private static func setImage(_ shapes: String) -> String { image(shapes, box: "-1.5 -1.5 19 19") }

    /// Makes an image in a URL. The characters that a style sheet would read differently are percent-encoded.
    private static func image(_ content: String, box: String) -> String {
        var address = ""
        for character in "<svg xmlns='http://www.w3.org/2000/svg' viewBox='\(box)'>\(content)</svg>".unicodeScalars {
            switch character {
            case "<": address += "%3C"
            case ">": address += "%3E"
            default: address.unicodeScalars.append(character)
            }
        }
        return "url(\"data:image/svg+xml,\(address)\")"
    }
}
