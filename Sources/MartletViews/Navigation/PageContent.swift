import MartletUI

/// The views of a page of a stack.
///
/// They are evaluated when whoever makes the page makes it again, and not when the page learns what they have put into its
/// bar: that would go on for ever, since views and closures never compare equal.
struct PageContent: View, Equatable {
    private let made: Made

    private final class Made {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
    }

    init(_ view: some View) { made = Made(AnyView(view)) }

    var body: some View { made.view }

    static func == (left: Self, right: Self) -> Bool { left.made === right.made }
}
