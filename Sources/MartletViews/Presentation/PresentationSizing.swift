import MartletUI

/// The width of a sheet.
public protocol PresentationSizing {
    var _sizing: _SheetSizing? { get }
}

/// One of the widths of sheets.
public enum _SheetSizing: Sendable { case fitted, form, page }

/// The width of a sheet that says nothing else.
public struct AutomaticPresentationSizing: PresentationSizing {
    public var _sizing: _SheetSizing? { nil }
}

/// The width of what is in the sheet.
public struct FittedPresentationSizing: PresentationSizing {
    public var _sizing: _SheetSizing? { .fitted }
}

/// A width for a form.
public struct FormPresentationSizing: PresentationSizing {
    public var _sizing: _SheetSizing? { .form }
}

/// A width for a page of text.
public struct PagePresentationSizing: PresentationSizing {
    public var _sizing: _SheetSizing? { .page }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// That of all sheets.
    public static var automatic: Self { Self() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// That of what is in the sheet.
    public static var fitted: Self { Self() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// One for a form.
    public static var form: Self { Self() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// One for a page of text.
    public static var page: Self { Self() }
}

extension PresentationSizing {
    /// The same width: the content decides how high a sheet is.
    ///
    /// - Parameters:
    ///   - horizontal: Whether the sheet would be as wide as what is in it.
    ///   - vertical: Whether it would be as high.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        _AdaptedSizing(_sizing: horizontal ? .fitted : _sizing)
    }

    /// The same width: a sheet does not shrink while its content changes.
    ///
    /// - Parameters:
    ///   - horizontal: Whether its width would only grow.
    ///   - vertical: Whether its height would only grow.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

/// A width of a sheet, made of another.
private struct _AdaptedSizing: PresentationSizing {
    let _sizing: _SheetSizing?
}

extension _SheetSizing {
    /// The styles of the dialog. In a narrow window it is as wide as the window.
    var styles: [Style] {
        let width =
            switch self {
            case .fitted: "fit-content"
            case .form: "min(30rem,100vw - 3rem)"
            case .page: "min(48rem,100vw - 3rem)"
            }
        return [.class(StyleClass("sheet-width", rules: "@media (width>=40rem){&.m-sheet.m-dialog{width:\(width)}}"))]
    }
}
