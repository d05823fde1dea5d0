/// Creates random models and changes them at random.
struct Mutator {
    var generator: SeededGenerator

    /// Creates a model with at most this depth.
    mutating func make(_ depth: Int) -> PageModel {
        guard depth > 0 else { return leaf() }
        switch generator.below(13) {
        case 0: return leaf()
        case 1...4: return .shape(generator.below(PageModel.shapeCount), fields(), [make(depth - 1), make(depth - 1)])
        case 5: return .branch(Bool.random(using: &generator), make(depth - 1), make(depth - 1))
        case 6: return .optional(generator.once(in: 3) ? nil : make(depth - 1))
        case 7, 8: return .list((0..<generator.below(5)).map { _ in row(depth - 1) }.uniqued())
        case 9: return .erased(generator.below(2), make(depth - 1))
        case 10: return .identified(generator.below(3), make(depth - 1))
        case 11: return .environment(generator.below(3), make(depth - 1))
        default: return .stateful(key: key(), initial: generator.below(5), make(depth - 1))
        }
    }

    private mutating func leaf() -> PageModel {
        switch generator.below(6) {
        case 0: return .empty
        case 1: return .reader
        case 2: return .observed(PageModel.Item(key: key()))
        case 3: return .stateful(key: key(), initial: generator.below(5), .empty)
        default: return .text(word())
        }
    }

    private mutating func key() -> Int { Int(truncatingIfNeeded: generator.next() >> 20) }

    private mutating func row(_ depth: Int) -> PageModel.Row {
        PageModel.Row(identifier: generator.below(12), model: make(depth))
    }

    private mutating func fields() -> PageModel.Fields {
        PageModel.Fields(
            flag: Bool.random(using: &generator), other: Bool.random(using: &generator), number: generator.below(4),
            text: word(), title: generator.once(in: 3) ? nil : word(), identifiers: identifiers())
    }

    private mutating func identifiers() -> [Int] {
        Array((0..<8).shuffled(using: &generator).prefix(generator.below(7)))
    }

    private mutating func word() -> String {
        ["", "a", "b & c", "<d>", "\"e\"", "f\u{2028}\n\\", "</script>", "g h i", "\u{7F}é"][generator.below(9)]
    }

    /// Returns `model` with one change somewhere in its visible part.
    mutating func change(_ model: PageModel, _ depth: Int = 4) -> PageModel {
        let children = model.children()
        if !children.isEmpty, !generator.once(in: 3) {
            let chosen = children[generator.below(children.count)].place
            return model.mappingChildren { place, child in place == chosen ? change(child, depth - 1) : child }
        }
        return changeHere(model, max(depth, 0))
    }

    private mutating func changeHere(_ model: PageModel, _ depth: Int) -> PageModel {
        if generator.once(in: 10) { return make(min(depth, 2)) }
        switch model {
        case .empty, .reader, .observed: return make(min(depth, 1))
        case .text: return .text(word())
        case .shape(let kind, var fields, let children):
            if generator.once(in: 5) { return .shape(kind, fields, children.reversed()) }
            change(&fields)
            return .shape(kind, fields, children)
        case .branch(let isFirst, let first, let second):
            return generator.once(in: 5) ? first : .branch(!isFirst, first, second)
        case .optional(let content): return .optional(content == nil ? make(min(depth, 2)) : nil)
        case .list(var rows):
            change(&rows, depth)
            return .list(rows)
        case .erased(let kind, let content): return .erased(1 - kind, content)
        case .identified(let identifier, let content): return .identified((identifier + 1) % 3, content)
        case .environment(let value, let content): return .environment((value + 1) % 3, content)
        case .stateful(let key, let initial, let content):
            return generator.once(in: 4)
                ? .identified(0, model) : .stateful(key: key, initial: initial + 1, content)
        }
    }

    private mutating func change(_ fields: inout PageModel.Fields) {
        switch generator.below(6) {
        case 0: fields.flag.toggle()
        case 1: fields.other.toggle()
        case 2: fields.number = generator.below(4)
        case 3: fields.text = word()
        case 4: fields.title = fields.title == nil ? word() : nil
        default: fields.identifiers = identifiers()
        }
    }

    private mutating func change(_ rows: inout [PageModel.Row], _ depth: Int) {
        for _ in 0...generator.below(3) {
            switch rows.isEmpty ? 0 : generator.below(6) {
            case 0:
                rows.insert(row(min(depth, 2)), at: generator.below(rows.count + 1))
                rows = rows.uniqued()
            case 1: rows.remove(at: generator.below(rows.count))
            case 2: rows.swapAt(generator.below(rows.count), generator.below(rows.count))
            case 3: rows.shuffle(using: &generator)
            case 4: rows.append(rows.removeFirst())
            default: rows.reverse()
            }
        }
    }

    /// Changes a visible object.
    mutating func change(_ item: PageModel.Item) {
        switch generator.below(3) {
        case 0: item.text = word()
        case 1: item.shows.toggle()
        default: item.numbers = identifiers()
        }
    }
}

extension [PageModel.Row] {
    fileprivate func uniqued() -> Self {
        var seen: Set<Int> = []
        return filter { seen.insert($0.identifier).inserted }
    }
}
