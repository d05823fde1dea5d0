public import MartletUI

/// What a popover stands beside, and its arrow points at.
public enum PopoverAttachmentAnchor: Equatable, Sendable {
    /// What the rectangle of an anchor is.
    public enum Source: Equatable, Sendable {
        /// The frame of the view.
        case bounds
        /// A rectangle in the view.
        case rect(CGRect)
    }

    /// A rectangle.
    case rect(Source)
    /// A point of the view.
    case point(UnitPoint)
}

/// Where a popover stands: what the client is told of it (`martlet-popovers.js`).
struct PopoverPlace: Equatable {
    let anchor: PopoverAttachmentAnchor
    /// The edge of the anchor at which it is to stand; `nil` leaves that to the client.
    let edge: Edge?

    /// The edge, and of the view a point as two shares or a rectangle as four lengths.
    var text: String {
        let edge =
            switch edge {
            case .top: "top"
            case .bottom: "bottom"
            case .leading: "leading"
            case .trailing: "trailing"
            case nil: "any"
            }
        let numbers: [CGFloat] =
            switch anchor {
            case .rect(.bounds): []
            case .rect(.rect(let rect)): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
            case .point(let point): [point.x, point.y]
            }
        return ([edge] + numbers.map { CSS.number(CSS.clamped($0, -100_000...100_000)) }).joined(separator: " ")
    }
}

/// The look of a popover, of which a page has the rules only with the first one. While it has the property `--m-beside`, it
/// stands beside its view; without a script it is in the middle of the window.
enum PopoverLook {
    /// In a narrow window it is a sheet.
    static let wide = StyleClass(
        "popover", rules: "&>.m-sheet-content{min-height:0}@media (width>=40rem){\(rules)}")
    /// In every window it is a popover.
    static let always = StyleClass("popover", rules: rules)

    private static let rules = """
        --m-beside:1;width:fit-content;max-width:min(24rem,100vw - 1rem);margin:auto;\
        filter:drop-shadow(0 0 1px var(--m-tertiary)) drop-shadow(0 .5rem 1rem rgb(0 0 0/.2));\
        &::backdrop{background:rgb(0 0 0/.08)}\
        &>.m-sheet-content{min-height:0;max-height:calc(100dvh - 2rem);border-radius:.9rem;box-shadow:none}\
        &[data-beside]::before{position:absolute;inset:-.5rem auto auto -.5rem;width:1rem;height:1rem;content:"";\
        background:var(--m-arrow);clip-path:polygon(0 0,100% 0,0 100%);translate:var(--m-arrow-place);rotate:var(--m-arrow-turn)}
        """
}
