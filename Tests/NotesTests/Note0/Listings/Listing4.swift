import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 4: the owner.
enum Note0Listing4 {
    typealias UserSettings = Note0Listing3.UserSettings

    struct MainView: View {
        // This view creates and OWNS the UserSettings object.
        // It will stay alive as long as MainView is on screen.
        @StateObject private var settings = UserSettings()

        var body: some View {
            TextField("Username", text: $settings.username)
        }
    }
}
