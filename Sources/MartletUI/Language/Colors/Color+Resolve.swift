extension Color {
    /// Returns the numbers of the color in an environment.
    ///
    /// A color of the program's own, of an asset catalog or of the system has those that a page shows with the environment's
    /// ``EnvironmentValues/colorScheme``. What only a page knows has those that it has by default: a tint or a text's color that
    /// a view around sets, and colors that the program's style sheet gives other values.
    ///
    /// - Parameter environment: The environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        resolved(isDark: environment.colorScheme == .dark)
    }

    /// The numbers of the color in a color scheme.
    func resolved(isDark: Bool) -> Resolved {
        var resolved = base.resolved(isDark: isDark)
        resolved.opacity *= opacity
        return resolved
    }
}

extension Color.Base {
    fileprivate func resolved(isDark: Bool) -> Color.Resolved {
        switch self {
        case .named(let name): name.resolved(isDark: isDark)
        case .parts(let red, let green, let blue): Color.Resolved(red: red, green: green, blue: blue)
        case .asset(let place): Self.asset(place, isDark: isDark)
        case .pair(let light, let dark): Color.Resolved(bytes: isDark ? dark : light)
        case .mixed(let name, let other, let share):
            name.resolved(isDark: isDark).mixed(with: other.resolved(isDark: isDark), thousandths: share)
        case .tinted(let name, let red, let green, let blue, let share):
            name.resolved(isDark: isDark).mixed(
                with: Color.Resolved(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255),
                thousandths: share)
        }
    }

    private static func asset(_ place: UInt32, isDark: Bool) -> Color.Resolved {
        let parts = BundledCatalogs.color(at: place).flatMap { (isDark ? $0.dark : $0.light).components }
        guard let parts else { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
        return Color.Resolved(
            red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue), opacity: Float(parts.opacity))
    }
}

extension Color.Name {
    /// What `martlet.css` says; a test compares them.
    var bytes: (light: UInt32, dark: UInt32) {
        switch self {
        case .primary, .current: (0x1d1d1f, 0xf2f2f5)
        case .secondary: (0x5f6066, 0xa4a5ad)
        case .tertiary: (0x8d8e95, 0x75767e)
        case .quaternary, .quinary: (0xb9bac0, 0x4d4e55)
        case .accent, .tint: (0x0a66d6, 0x6db1ff)
        case .background, .behind: (0xffffff, 0x17171a)
        case .line: (0xd9d9de, 0x3a3a40)
        case .surface: (0xf0f0f3, 0x26262b)
        case .red: (0xd92d20, 0xff5c50)
        case .orange: (0xe07700, 0xff9f2e)
        case .yellow: (0xe5b800, 0xffd534)
        case .green: (0x248a3d, 0x3ecf63)
        case .mint: (0x0a9d92, 0x66d9cf)
        case .teal: (0x1b8399, 0x4fc3d9)
        case .cyan: (0x0b87b8, 0x5cc8f2)
        case .blue: (0x0a66d6, 0x3d8bff)
        case .indigo: (0x4f4cc9, 0x7a78ff)
        case .purple: (0x9136c2, 0xc26bf2)
        case .pink: (0xd42358, 0xff4f7e)
        case .brown: (0x8a6a4a, 0xb8946e)
        case .gray: (0x77787f, 0x98999f)
        }
    }

    fileprivate func resolved(isDark: Bool) -> Color.Resolved {
        let number = isDark ? bytes.dark : bytes.light
        func part(_ shift: UInt32) -> Float { Float((number >> shift) & 0xff) / 255 }
        return Color.Resolved(red: part(16), green: part(8), blue: part(0), opacity: self == .quinary ? 0.6 : 1)
    }
}

extension Color.Resolved {
    /// A byte each of red, green, blue and opacity, the first in the highest place.
    var bytes: UInt32 {
        [red, green, blue, opacity].reduce(0) { $0 << 8 | UInt32((CSS.clamped(Double($1), 0...1) * 255).rounded()) }
    }

    fileprivate init(bytes: UInt32) {
        func part(_ shift: UInt32) -> Float { Float((bytes >> shift) & 0xff) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), opacity: part(0))
    }

    /// The color with thousandths of another one. A page mixes in another space, so that it may differ slightly.
    fileprivate func mixed(with other: Self, thousandths: UInt16) -> Self {
        let share = Float(thousandths) / 1_000
        func part(_ one: Float, _ other: Float) -> Float { one + (other - one) * share }
        return Self(
            red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
            opacity: part(opacity, other.opacity))
    }
}
