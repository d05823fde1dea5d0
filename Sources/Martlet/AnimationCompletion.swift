public import MartletUI
public import MartletViews

/// Runs `body` and animates the style changes that follow from it; when the animation's time is over, runs another closure
/// in the visitor's session.
///
/// - Parameters:
///   - animation: The animation; `nil` applies the changes at once.
///   - completionCriteria: Has no effect.
///   - body: Makes the changes.
///   - completion: What comes after them.
/// - Returns: The result of `body`.
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    let seconds = animation?.seconds ?? 0
    Task {
        try? await Task<Never, Never>.sleep(for: .seconds(seconds))
        completion()
    }
    return result
}
