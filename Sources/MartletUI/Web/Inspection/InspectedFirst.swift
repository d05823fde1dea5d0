extension View {
    /// Lets the inspector list the views in this one before those around it.
    ///
    /// A page often has a frame that is the same on all pages, with its name and a list of pages. Mark what is inside, and
    /// who inspects a page sees first what it is about:
    ///
    /// ```swift
    /// VStack {
    ///     PageList()
    ///     Counter().inspectedFirst()
    /// }
    /// ```
    ///
    /// It changes nothing else.
    public func inspectedFirst() -> ModifiedContent<Self, _InspectedFirstModifier> {
        ModifiedContent(content: self, modifier: _InspectedFirstModifier())
    }
}

/// Marks views whose nodes the inspector finds: it provides nothing.
public struct _InspectedFirstModifier: _EnvironmentModifier {
    public func write(to values: inout EnvironmentValues) {}
}
