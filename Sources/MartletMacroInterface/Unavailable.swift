// Macros that SwiftUI has and Martlet does not: the compiler says what to write in their place.

@available(
    *, unavailable,
    message: "Write 'var animatableData', of an AnimatablePair for two values, and conform to Animatable."
)
@attached(peer)
public macro Animatable() = #externalMacro(module: "MartletMacros", type: "PreviewableMacro")

@available(*, unavailable, message: "Leave it out: what 'animatableData' does not name is not animated.")
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "MartletMacros", type: "PreviewableMacro")
