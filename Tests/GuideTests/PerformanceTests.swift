import Martlet
import MartletTesting
import Testing

@Suite struct PerformanceTests {
    struct Record: Identifiable, Equatable {
        let id: Int
        var name: String
        var amount: Int
    }

    struct Records: View {
        @State private var records = (1...1_000).map { Record(id: $0, name: "Record \($0)", amount: $0) }
        @State private var selection: Int?

        var body: some View {
            Button("Raise the first") { records[0].amount += 1 }
            ForEach(records) { record in
                RecordRow(record: record, isSelected: record.id == selection)
            }
        }
    }

    struct RecordRow: View {
        let record: Record
        let isSelected: Bool

        var body: some View {
            HStack {
                Text(record.name).bold(isSelected)
                Text("\(record.amount)")
            }
        }
    }

    @Test func oneRowOfAThousand() async throws {
        let page = try await TestPage { Records() }
        try await page.click(.label("Raise the first"))
        #expect(page.evaluations == ["Records", "RecordRow"])
        #expect(page.patches.count == 1)
    }

    struct Dashboard: View {
        @State private var records = [Record(id: 1, name: "Rent", amount: 900)]

        var body: some View {
            Clock()
            ForEach(records) { RecordRow(record: $0, isSelected: false) }
        }
    }

    struct Clock: View {
        @State private var seconds = 0

        var body: some View {
            Text("\(seconds) s").accessibilityIdentifier("clock")
                .task {
                    while true {
                        try await Task.sleep(for: .seconds(1))
                        seconds += 1
                    }
                }
        }
    }

    struct Primes: View {
        @State private var count: Int?

        var body: some View {
            Button("Count") { count = await Task.detached { primes(below: 10_000) }.value }
            Text(count.map { "\($0) primes" } ?? "…").accessibilityIdentifier("count")
        }
    }

    @Test func theOthersWork() async throws {
        let dashboard = try await TestPage { Dashboard() }
        #expect(try dashboard.text("clock") == "0 s")
        let primes = try await TestPage { Primes() }
        try await primes.click(.label("Count"))
        try await primes.wait(for: "count", toRead: "1,229 primes")
    }
}

private func primes(below limit: Int) -> Int {
    (2..<limit).filter { number in
        var divisor = 2
        while divisor * divisor <= number {
            if number % divisor == 0 { return false }
            divisor += 1
        }
        return true
    }.count
}
