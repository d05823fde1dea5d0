/// The last resort for a missing object. The engine evaluates no view that lacks its object, but a view's `init`, or a
/// view that a program evaluates by itself, can still ask for one, and no value exists to return.
enum MissingObject {
    static func stop(_ property: String) -> Never {
        preconditionFailure(
            "\(property) was read where there is none: outside a view's body, or before the view is on a page. Provide it above the view and read it in body or in an action."
        )
    }
}
