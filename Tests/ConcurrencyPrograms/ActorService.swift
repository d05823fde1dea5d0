// An actor that caches loaded values, called by a view.
// press: load
// expect: page 1 of 3, loaded once
// press: load
// expect: page 2 of 3, loaded once

import Martlet

actor PageCache {
    private var pages: [Int: String] = [:]
    private(set) var loads = 0

    func page(_ number: Int) async -> String {
        if let known = pages[number] { return known }
        loads += 1
        try? await Task.sleep(for: .milliseconds(2))
        let page = "page \(number) of 3"
        pages[number] = page
        return page
    }
}

struct ReaderView: View {
    @State private var cache = PageCache()
    @State private var number = 0
    @State private var page = "no page"
    @State private var isLoadedOnce = false

    var body: some View {
        VStack {
            Text("\(page), \(isLoadedOnce ? "loaded once" : "not loaded")")
            Button("Load") {
                number += 1
                Task {
                    page = await cache.page(number)
                    page = await cache.page(number)
                    isLoadedOnce = await cache.loads == number
                }
            }
            .accessibilityIdentifier("load")
        }
    }
}

@main struct ReaderApp: App {
    var body: some Scene { WindowGroup("Reader") { ReaderView() } }
}
