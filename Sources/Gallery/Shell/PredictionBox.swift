import Martlet

/// Asks which bodies will run, and says whether the answer was right.
struct PredictionBox: View {
    let prediction: Prediction
    @State private var chosen: Set<String> = []
    @State private var isChecked = false

    var body: some View {
        HTML("section") {
            HTML("h2") { Text("Before you press") }.class("shell-chapter")
            HTML("p") { Text(prose: prediction.question) }.class("prediction-question")
            HTML("div") {
                ForEach(prediction.views, id: \.self) { view in
                    Button(view) { choose(view) }
                        .attribute("aria-pressed", chosen.contains(view) ? "true" : "false")
                        .class("prediction-view")
                }
            }
            .class("prediction-views")
            .attribute("role", "group")
            .accessibilityLabel("Views")
            Button("Check") { isChecked = true }.buttonStyle(.borderedProminent).class("prediction-check")
            HTML("div") {
                if isChecked { PredictionResult(prediction: prediction, chosen: chosen) }
            }
            .attribute("role", "status")
        }
        .class("prediction")
        .accessibilityLabel("Prediction")
    }

    private func choose(_ view: String) {
        isChecked = false
        if chosen.remove(view) == nil { chosen.insert(view) }
    }
}

private struct PredictionResult: View {
    let prediction: Prediction
    let chosen: Set<String>

    var body: some View {
        let isRight = chosen == Set(prediction.answer)
        HTML("p") {
            HTML("strong") { Text(isRight ? "Right." : "Not quite. \(correction)") }
            Text(prose: prediction.reason)
        }
        .class("prediction-result")
        .class("prediction-right", when: isRight)
    }

    private var correction: String {
        guard let last = prediction.answer.last else { return "None of them runs." }
        let others = prediction.answer.dropLast().joined(separator: ", ")
        return others.isEmpty ? "Only \(last) runs." : "\(others) and \(last) run."
    }
}
