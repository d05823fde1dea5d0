public import MartletUI

/// A preview as Xcode shows it. The compiler checks it and generates no code, so that a program's source can keep it.
///
/// ```swift
/// #Preview("Large") { Counter() }
/// ```
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "MartletMacros", type: "PreviewMacro")

/// A preview with a look. The compiler checks it and generates no code.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ more: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MartletMacros", type: "PreviewMacro")

/// Marks a state of a preview. It appears inside a ``Preview(_:body:)`` and generates no code, like the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MartletMacros", type: "PreviewableMacro")
