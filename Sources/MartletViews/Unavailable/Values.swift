public import MartletUI

// What the closures of unavailable modifiers are given: with types of their own, the compiler reports the modifier's message
// and not that it cannot infer the closure's parameters.

public final class _UserActivity {
    public var title: String?, webpageURL: URL?, targetContentIdentifier: String?
    public var userInfo: [AnyHashable: Any]?
    public var isEligibleForSearch = false, isEligibleForHandoff = false, isEligibleForPrediction = false
}

public final class _ItemProvider {
    public var suggestedName: String?
    public func hasItemConformingToTypeIdentifier(_ type: String) -> Bool { false }
    public func canLoadObject<Item>(ofClass type: Item.Type) -> Bool { false }
    @discardableResult
    public func loadObject<Item>(
        ofClass type: Item.Type, completionHandler: @escaping (Item?, (any Error)?) -> Void
    ) -> Int { 0 }
    public func loadItem(
        forTypeIdentifier type: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {}
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier type: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Int { 0 }
}
