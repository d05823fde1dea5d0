/// A text's own looks: these give a `Text` again.
extension Text {
    public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

    public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }

    public func bold() -> Text { bold(true) }
    public func bold(_ isActive: Bool) -> Text { isActive ? fontWeight(.bold) : self }

    public func italic() -> Text { italic(true) }
    public func italic(_ isActive: Bool) -> Text { isActive ? styled { $0.isItalic = true } : self }

    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? styled { $0.isMonospaced = true } : self }

    /// Digits of one width, so that a number that changes does not move what stands beside it.
    public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

    public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = $0.color ?? color } }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { foregroundColor(style._color) }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled { $0.underline = $0.underline ?? TextStyle.Line(isActive: isActive, color: color) }
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled { $0.strikethrough = $0.strikethrough ?? TextStyle.Line(isActive: isActive, color: color) }
    }

    /// Additional room between letters, in CSS pixels.
    public func kerning(_ kerning: CGFloat) -> Text { styled { $0.spacing = $0.spacing ?? kerning } }
    /// As ``kerning(_:)``.
    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
}
