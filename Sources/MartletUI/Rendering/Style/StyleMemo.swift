import Synchronization

/// Computes the styles of a value and keeps the last results.
///
/// The whole process shares it, so it keeps only values whose styles are all of few: never one that only a visitor
/// could have provided. Nobody waits for it: whoever finds it taken computes the styles. Many threads that wait for a
/// lock at each view would do nothing but hand it on to one another.
package final class StyleMemo<Source: Equatable & Sendable>: Sendable {
    private struct Known {
        var results: ContiguousArray<(source: Source, styles: [Style])> = []
        /// The result that the next one replaces.
        var oldest = 0
    }

    private static var limit: Int { 4 }

    private let known = Mutex(Known())
    private let read: @Sendable (Source) -> [Style]

    package init(_ read: @escaping @Sendable (Source) -> [Style]) { self.read = read }

    package func styles(of source: Source) -> [Style] {
        let results = known.withLockIfAvailable(\.results) ?? []
        if let result = results.first(where: { $0.source == source }) { return result.styles }
        let styles = read(source)
        if styles.allSatisfy(\.isOfFew) { keep((source, styles)) }
        return styles
    }

    private func keep(_ result: (source: Source, styles: [Style])) {
        known.withLockIfAvailable { known in
            guard known.results.count == Self.limit else { return known.results.append(result) }
            known.results[known.oldest] = result
            known.oldest = (known.oldest + 1) % Self.limit
        }
    }
}
