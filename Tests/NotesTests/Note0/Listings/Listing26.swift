import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 26: a view that is compared by its properties.
enum Note0Listing26 {
    struct MyView: View {
        let name: String
        let score: Int

        var body: some View { Text("\(name): \(score)") }
    }
}
