public import MartletUI

extension Text {
    /// Where a text that is cut off has its ellipsis.
    public enum TruncationMode: Hashable, Sendable {
        /// At the start.
        case head
        /// At the end.
        case tail
        /// In the middle.
        case middle
    }
}

/// The modifier of `truncationMode(_:)`.
public struct _TruncationModifier: _InheritedStyleModifier {
    let mode: Text.TruncationMode

    public static var _needsBox: Bool { true }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.mode) { mode in
                let place =
                    switch mode {
                    case .head: "head"
                    case .tail: "tail"
                    case .middle: "middle"
                    }
                return FittedText.styles + [.inline("--m-ellipsis", place)]
            })
    }
}

/// The modifier of `minimumScaleFactor(_:)`.
public struct _MinimumScaleModifier: _InheritedStyleModifier {
    let factor: CGFloat

    public static var _needsBox: Bool { true }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.factor) {
                FittedText.styles + [.inline("--m-least-scale", CSS.number(CSS.clamped($0, 0.05...1)))]
            })
    }
}

/// Texts that the client fits into their space (`martlet-fitted.js`). It writes what is seen of a text that is cut off into
/// `data-seen`; the text itself stays, for those who hear it or look for it.
private enum FittedText {
    static var styles: [Style] { [.named("m-more"), .named("m-fitted"), .class(rules)] }

    private static let rules = StyleClass(
        "fitted",
        rules: """
            &[data-seen],& [data-seen]{font-size:0!important}\
            &[data-seen]::before,& [data-seen]::before{content:attr(data-seen);font-size:var(--m-seen-size)}
            """)
}

extension View {
    /// Sets where the texts inside have their ellipsis if they are cut off, as with `lineLimit(_:)`.
    ///
    /// The browser cuts a text off at its end. Elsewhere its script does, for texts without styled parts.
    ///
    /// - Parameter mode: Where the ellipsis is.
    public func truncationMode(_ mode: Text.TruncationMode) -> ModifiedContent<Self, _TruncationModifier> {
        ModifiedContent(content: self, modifier: _TruncationModifier(mode: mode))
    }

    /// Lets the texts inside shrink where they would be cut off: by `lineLimit(_:)`, or by a frame's height.
    ///
    /// The browser's script does it. Without one, the texts are cut off.
    ///
    /// - Parameter factor: The smallest size of a text, as a share of its own.
    public func minimumScaleFactor(_ factor: CGFloat) -> ModifiedContent<Self, _MinimumScaleModifier> {
        ModifiedContent(content: self, modifier: _MinimumScaleModifier(factor: factor))
    }
}
