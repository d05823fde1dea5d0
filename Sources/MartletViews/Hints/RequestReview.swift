public import MartletUI

/// Asks for a review in a store, in which no page is.
public struct RequestReviewAction: Sendable {
    /// Has no effect: a page is in no store that could be reviewed.
    public func callAsFunction() { IgnoredHint.requestReview.passing(()) }
}

extension EnvironmentValues {
    /// An action that would ask for a review. It has no effect: a page is in no store that could be reviewed.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
