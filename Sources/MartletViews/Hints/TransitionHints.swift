public import MartletUI

extension View {
    /// Has no effect: a view and those inside are laid out together anyway.
    public func geometryGroup() -> some View { self }
}
