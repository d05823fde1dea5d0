import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 3: the announcer.
enum Note0Listing3 {
    class UserSettings: ObservableObject {
        // When 'username' changes, it will announce the change.
        @Published var username: String = "Anonymous"
    }
}
