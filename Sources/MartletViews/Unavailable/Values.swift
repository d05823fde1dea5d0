public import MartletUI

// What the closures of unavailable modifiers are given: with types of their own, the compiler reports the modifier's message
// and not that it cannot infer the closure's parameters.

public final class _UserActivity {
    public var title: String?, webpageURL: URL?, targetContentIdentifier: String?
    public var userInfo: [AnyHashable: Any]?
    public var isEligibleForSearch = false, isEligibleForHandoff = false, isEligibleForPrediction = false
}
