#if Macros
/// A preview of Xcode's, which is checked and left out: a program's source keeps it.
///
/// ```swift
/// #Preview("Large") { Counter() }
/// ```
///
/// The macro is there with the package's trait `Macros`, which is on by default.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "MartletMacros", type: "PreviewMacro")

/// A state of a preview's: it stands in a ``Preview(_:body:)``, and is left out with it.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MartletMacros", type: "PreviewableMacro")
#endif
