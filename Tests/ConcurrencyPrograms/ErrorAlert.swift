// An asynchronous method that throws, and an alert that shows the error.
// press: pay
// expect: The card was refused
// press: ok
// expect: paid nothing
// press: retry
// expect: paid 20 euros

import Martlet

enum PaymentError: Error {
    case refused
}

struct Bank {
    func pay(_ amount: Int, isRetry: Bool) async throws -> Int {
        try await Task.sleep(for: .milliseconds(5))
        guard isRetry else { throw PaymentError.refused }
        return amount
    }
}

struct PaymentView: View {
    @State private var paid: Int?
    @State private var isFailing = false
    private let bank = Bank()

    var body: some View {
        VStack {
            if let paid { Text("paid \(paid) euros") } else { Text("paid nothing") }
            Button("Pay") { Task { await pay(isRetry: false) } }.accessibilityIdentifier("pay")
            Button("Pay again") { Task { await pay(isRetry: true) } }.accessibilityIdentifier("retry")
        }
        .alert("The card was refused", isPresented: $isFailing) {
            Button("OK") {}.accessibilityIdentifier("ok")
        }
    }

    private func pay(isRetry: Bool) async {
        do {
            paid = try await bank.pay(20, isRetry: isRetry)
        } catch {
            isFailing = true
        }
    }
}

@main struct PaymentApp: App {
    var body: some Scene { WindowGroup("Payment") { PaymentView() } }
}
