/// The end of what can be prevented: the engine evaluates no view whose object is missing, but a view's `init`, or a view
/// that a program evaluates by itself, can still ask for one, and there is nothing to give.
enum MissingObject {
    static func stop(_ property: String) -> Never {
        preconditionFailure(
            "\(property) was read where there is none: outside a view's body, or before the view is on a page. Provide it above the view and read it in body or in an action."
        )
    }
}
