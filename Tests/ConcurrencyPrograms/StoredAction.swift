// A view that receives an asynchronous closure and calls it from its button.
// press: save
// expect: saved 1 times, idle
// press: save
// expect: saved 2 times, idle

import Martlet

struct AsyncButton: View {
    let title: String
    let action: () async -> Void
    @State private var isWorking = false

    var body: some View {
        Button(title) {
            isWorking = true
            Task {
                await action()
                isWorking = false
            }
        }
        .disabled(isWorking)
        .accessibilityIdentifier("save")
    }
}

struct Editor: View {
    @State private var count = 0
    @State private var isSaving = false

    var body: some View {
        VStack {
            Text("saved \(count) times, \(isSaving ? "busy" : "idle")")
            AsyncButton(title: "Save") {
                isSaving = true
                try? await Task.sleep(for: .milliseconds(5))
                count += 1
                isSaving = false
            }
        }
    }
}

@main struct EditorApp: App {
    var body: some Scene { WindowGroup("Editor") { Editor() } }
}
