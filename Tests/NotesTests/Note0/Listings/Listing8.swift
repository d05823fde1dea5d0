import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 8: bindings to properties of an object.
enum Note0Listing8 {
    class UserProfile: ObservableObject {
        @Published var username = "Alex"
        @Published var score = 0
        @Published var isOnline = false
    }

    // The Parent owns the object but only passes what's needed.
    struct ProfileView: View {
        @StateObject private var profile = UserProfile()

        var body: some View {
            VStack {
                Text("Welcome, \(profile.username)")
                // This button changes 'score', which will NOT cause
                // UsernameEditorView to re-render.
                Button("Increase Score: \(profile.score)") {
                    profile.score += 1
                }

                // Pass a binding ONLY to the username.
                UsernameEditorView(username: $profile.username)
            }
        }
    }

    // The Child only knows about the 'username' binding.
    // It will not re-render when 'score' or 'isOnline' changes.
    struct UsernameEditorView: View {
        @Binding var username: String

        var body: some View {
            // This view only depends on the username string.
            TextField("Username", text: $username)
                .textFieldStyle(.roundedBorder)
                .padding()
        }
    }
}
