public import MartletUI

private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

private struct LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

private struct TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

private struct TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}

private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

private struct TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
}

private struct LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private struct MinimumScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

// The looks of texts are inherited by CSS, where no view can read them: these values say what `environment(_:_:)` set.
extension EnvironmentValues {
    /// The font that a view around has set by `environment(\.font, …)`; a font of `font(_:)` is not told.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The number of lines that a view around has set by `environment(\.lineLimit, …)`.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The alignment that a view around has set by `environment(\.multilineTextAlignment, …)`.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// The place of the ellipsis that a view around has set by `environment(\.truncationMode, …)`.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The size of symbols that a view around has set by `environment(\.imageScale, …)`.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The case of letters that a view around has set by `environment(\.textCase, …)`.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// The space between lines that a view around has set by `environment(\.lineSpacing, …)`.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The smallest size of a text, as a share of its own, that a view around has set by
    /// `environment(\.minimumScaleFactor, …)`.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleKey.self] }
        set { self[MinimumScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of the texts inside, and provides it to the views.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the font.
    ///   - font: The font.
    @_documentation(visibility: internal)
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, Font?>, _ font: Font?) -> some View {
        self.font(font).transformEnvironment(keyPath) { $0 = font }
    }

    /// Aligns the lines of the texts inside, and provides the alignment to the views.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the alignment.
    ///   - alignment: The alignment.
    @_documentation(visibility: internal)
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, TextAlignment>, _ alignment: TextAlignment
    ) -> some View { multilineTextAlignment(alignment).transformEnvironment(keyPath) { $0 = alignment } }

    /// Sets the place of the ellipsis of the texts inside, and provides it to the views.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the place.
    ///   - mode: The place.
    @_documentation(visibility: internal)
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, Text.TruncationMode>, _ mode: Text.TruncationMode
    ) -> some View { truncationMode(mode).transformEnvironment(keyPath) { $0 = mode } }

    /// Sets the size of the symbols inside, and provides it to the views.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the size.
    ///   - scale: The size.
    @_documentation(visibility: internal)
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, Image.Scale>, _ scale: Image.Scale
    ) -> some View { imageScale(scale).transformEnvironment(keyPath) { $0 = scale } }

    /// Sets the case of the texts inside, and provides it to the views.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the case.
    ///   - textCase: The case.
    @_documentation(visibility: internal)
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, Text.Case?>, _ textCase: Text.Case?
    ) -> some View { self.textCase(textCase).transformEnvironment(keyPath) { $0 = textCase } }

    /// Sets the space between the lines of the texts inside or how small they may become, if the number is one of these,
    /// and provides it to the views.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of a number.
    ///   - number: The number.
    @_documentation(visibility: internal)
    @ViewBuilder
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, CGFloat>, _ number: CGFloat) -> some View {
        if keyPath == \.lineSpacing {
            lineSpacing(number).transformEnvironment(keyPath) { $0 = number }
        } else if keyPath == \.minimumScaleFactor {
            minimumScaleFactor(number).transformEnvironment(keyPath) { $0 = number }
        } else {
            transformEnvironment(keyPath) { $0 = number }
        }
    }

    /// Limits the lines of the texts inside, if the number is theirs, and provides it to the views.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of a number.
    ///   - number: The number.
    @_documentation(visibility: internal)
    @ViewBuilder
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, Int?>, _ number: Int?) -> some View {
        if keyPath == \.lineLimit {
            lineLimit(number).transformEnvironment(keyPath) { $0 = number }
        } else {
            transformEnvironment(keyPath) { $0 = number }
        }
    }
}
