import SwiftUI

/// The tenth model, and the only global one.
@MainActor @Observable
final class NoticeCenter {
    static let shared = NoticeCenter()
    private(set) var notices: [String] = []

    func post(_ notice: String) {
        notices.append(notice)
        Task { @MainActor in
            try? await Task.sleep(for: .seconds(5))
            notices.removeAll { $0 == notice }
        }
    }
}

struct NoticeView: View {
    private let center = NoticeCenter.shared

    var body: some View {
        ForEach(center.notices, id: \.self) { Text($0) }
    }
}
