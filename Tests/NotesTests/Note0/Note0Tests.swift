import Testing

/// Note 0, "SwiftUI Evaluation and Rendering": its rules in its order, each quoted, with exact evaluations.
///
/// The sections are extensions in files of their own; `README.md` beside them says which test holds which rule.
@Suite struct Note0Tests {}
