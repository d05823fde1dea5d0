import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 2: the blueprint, before it has properties.
enum Note0Listing2 {
    // This class is now a blueprint for an observable data model.
    class UserSettings: ObservableObject {
        // ... properties will go here ...
    }
}
