import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 5: the full data flow of an observed object.
enum Note0Listing5 {
    // 1. THE BLUEPRINT: A class that can be observed.
    class UserProfile: ObservableObject {
        // 2. THE ANNOUNCER: This property will trigger updates.
        @Published var name = "Taylor"
    }

    // 3. THE OWNER: This view creates and owns the UserProfile.
    struct RootView: View {
        // It's the source of truth for the 'profile' object.
        @StateObject private var profile = UserProfile()

        var body: some View {
            VStack {
                Text("In RootView, name is: \(profile.name)")
                // It passes the object down to the subview.
                DetailView(profile: profile)
            }
        }
    }

    // 4. THE FOLLOWER: This view watches the object it was given.
    struct DetailView: View {
        // It does NOT own the 'profile' object, it just observes it.
        @ObservedObject var profile: UserProfile

        var body: some View {
            // When 'profile.name' changes, this view will re-render.
            TextField("Enter name", text: $profile.name)
                .textFieldStyle(.roundedBorder)
                .padding()
        }
    }
}
