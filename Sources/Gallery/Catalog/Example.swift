/// A page of the gallery, as its lists and its frame need it.
struct Example: Identifiable, Equatable, Sendable {
    /// The page's path, such as `/evaluation/state`.
    let path: String
    let title: String
    /// One sentence for lists of pages.
    let summary: String
    /// Paragraphs on what happens, why, and what to try, with code between backticks (`Text(prose:)`).
    var explanation: [String] = []
    /// The names of the source files that the page shows, the most interesting one first.
    var files: [String] = []
    /// What a reader is to predict before they press anything.
    var prediction: Prediction?

    var id: String { path }
}

/// A question about an example: which bodies will run? The question and the reason have code between backticks.
struct Prediction: Equatable, Sendable {
    /// What is asked, such as “Press +. Which bodies run?”
    let question: String
    /// The names of the views to choose from, as the inspector names them.
    let views: [String]
    /// Those of them whose bodies run.
    let answer: [String]
    /// Why, in a sentence or two.
    let reason: String
}
