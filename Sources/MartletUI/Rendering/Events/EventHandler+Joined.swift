extension EventHandler {
    /// The handler of an element for events of `type` whose modifiers listen with this handler and, further in, with
    /// `inner`.
    ///
    /// A focus event concerns all of them (a `@FocusState` and a field's `onEditingChanged`), and so does a new size,
    /// scrolling, or the pointer. Any other event has one handler, the innermost.
    func joined(with inner: EventHandler, for type: EventType) -> EventHandler {
        switch type {
        case .focusin, .focusout, .resize, .hover, .scroll: .both(inner, self)
        case .click, .doubleClick, .input, .change, .submit, .search, .keydown, .cancel, .link, .popstate, .measure,
            .rows, .gesture, .press, .keypress, .drag, .drop, .error,
            .files:
            inner
        }
    }
}
