// A function with a completion handler, made asynchronous with a continuation.
// press: ask
// expect: The device says: ready
// press: fail
// expect: The device says: broken

import Foundation
import Martlet

struct DeviceError: Error {}

final class Device: Sendable {
    func status(fails: Bool, completion: @escaping @Sendable (Result<String, any Error>) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.005) {
            completion(fails ? .failure(DeviceError()) : .success("ready"))
        }
    }

    func status(fails: Bool) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            status(fails: fails) { result in continuation.resume(with: result) }
        }
    }
}

struct DeviceView: View {
    @State private var status = "nothing"
    private let device = Device()

    var body: some View {
        VStack {
            Text("The device says: \(status)")
            Button("Ask") { Task { await ask(fails: false) } }.accessibilityIdentifier("ask")
            Button("Fail") { Task { await ask(fails: true) } }.accessibilityIdentifier("fail")
        }
    }

    private func ask(fails: Bool) async {
        do {
            status = try await device.status(fails: fails)
        } catch {
            status = "broken"
        }
    }
}

@main struct DeviceApp: App {
    var body: some Scene { WindowGroup("Device") { DeviceView() } }
}
