import Testing

/// The rules of “SwiftUI Evaluation and Rendering” in its order, each with its quote and exact evaluations.
///
/// Each section is an extension in a file of its own. The `README.md` of this folder lists which test covers which
/// rule.
@Suite struct Note0Tests {}
