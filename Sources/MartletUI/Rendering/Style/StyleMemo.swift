import Synchronization

/// Computes the style of a value and keeps the last result.
///
/// The whole process shares it, so it keeps only a value whose styles are all of few: never one that only a visitor
/// could have provided.
package final class StyleMemo<Source: Equatable & Sendable>: Sendable {
    private let last = Mutex<(source: Source, styles: [Style])?>(nil)
    private let read: @Sendable (Source) -> [Style]

    package init(_ read: @escaping @Sendable (Source) -> [Style]) { self.read = read }

    package func styles(of source: Source) -> [Style] {
        last.withLock { last in
            if let last, last.source == source { return last.styles }
            let styles = read(source)
            if styles.allSatisfy(\.isOfFew) { last = (source, styles) }
            return styles
        }
    }
}
