import Martlet

struct ObservableExample: View {
    var body: some View {
        VStack(spacing: 24) {
            ContentView()
            Divider()
            PlayerView()
        }
    }
}

// Before: everyone who holds the object is evaluated at each of its changes.

private final class AppState: ObservableObject {
    @Published var username = "Alex"
    @Published var score = 100
}

private struct ContentView: View {
    @StateObject private var appState = AppState()

    var body: some View {
        VStack(spacing: 16) {
            Text("ObservableObject").font(.headline)
            UsernameDisplayView()
            Button("Increase score to \(appState.score + 10)") { appState.score += 10 }
        }
        .environmentObject(appState)
    }
}

private struct UsernameDisplayView: View {
    @EnvironmentObject private var appState: AppState

    var body: some View {
        Text("User: \(appState.username)")
            .padding()
            .background(.blue.opacity(0.15), in: RoundedRectangle(cornerRadius: 10))
    }
}

// Since iOS 17: those who have read the property that changes.

@Observable private final class Player {
    var username = "Alex"
    var score = 100
}

private struct PlayerView: View {
    @State private var player = Player()

    var body: some View {
        VStack(spacing: 16) {
            Text("@Observable").font(.headline)
            PlayerNameView()
            Button("Increase score to \(player.score + 10)") { player.score += 10 }
        }
        .environment(player)
    }
}

private struct PlayerNameView: View {
    @Environment(Player.self) private var player

    var body: some View {
        Text("User: \(player.username)")
            .padding()
            .background(.green.opacity(0.15), in: RoundedRectangle(cornerRadius: 10))
    }
}
