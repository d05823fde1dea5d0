public import MartletUI

@available(
    *, unavailable,
    message: "Browsers draw texts: style a part of one by an AttributedString or a Text in a Text, or animate the view."
)
public protocol TextRenderer: Animatable {}

@available(*, unavailable, message: "Style a part of a text by an AttributedString, or by a Text in a Text.")
public protocol TextAttribute {}

extension Text {
    @available(*, unavailable, message: "Only the browser knows the lines of a text.")
    public struct Layout {}

    @available(*, unavailable, message: "Style a part of a text by an AttributedString, or by a Text in a Text.")
    public func customAttribute<Attribute>(_ value: Attribute) -> Text { self }
}

extension View {
    @available(
        *, unavailable,
        message:
            "Browsers draw texts: style a part of one by an AttributedString or a Text in a Text, or animate the view."
    )
    public func textRenderer<Renderer>(_ renderer: Renderer) -> some View { self }
}
