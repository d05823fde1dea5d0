// An asynchronous closure that a view stores and passes directly to a button.
// press: like
// expect: likes = 1
// press: like
// expect: likes = 2

import Martlet

struct LikeButton: View {
    let like: () async -> Void

    var body: some View {
        Button("Like", action: like).accessibilityIdentifier("like")
    }
}

struct Post: View {
    @State private var likes = 0

    var body: some View {
        VStack {
            Text("likes = \(likes)")
            LikeButton(like: send)
        }
    }

    private func send() async {
        try? await Task.sleep(for: .milliseconds(2))
        likes += 1
    }
}

@main struct PostApp: App {
    var body: some Scene { WindowGroup("Post") { Post() } }
}
