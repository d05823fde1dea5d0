// A completion handler that runs on another queue and writes a view's state there.
// press: fetch
// expect: the answer is 42
// press: add
// expect: the answer is 43

import Foundation
import Martlet

struct Service {
    func fetch(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(42) }
    }
}

struct AnswerView: View {
    @State private var answer = 0
    private let service = Service()

    var body: some View {
        VStack {
            Text("the answer is \(answer)")
            Button("Fetch") {
                service.fetch { number in answer = number }
            }
            .accessibilityIdentifier("fetch")
            Button("Add") { answer += 1 }.accessibilityIdentifier("add")
        }
    }
}

@main struct AnswerApp: App {
    var body: some Scene { WindowGroup("Answer") { AnswerView() } }
}
