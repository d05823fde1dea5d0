public import MartletUI

/// Where a popover would be attached: it is in the middle of the window.
public enum PopoverAttachmentAnchor: Sendable {
    /// What the rectangle of an anchor is.
    public enum Source: Sendable {
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
