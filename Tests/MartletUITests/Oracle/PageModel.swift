import Observation

/// The data from which a random page's views are made.
indirect enum PageModel: Equatable {
    case empty
    case text(String)
    case shape(Int, Fields, [PageModel])
    case branch(Bool, PageModel, PageModel)
    case optional(PageModel?)
    case list([Row])
    case erased(Int, PageModel)
    case identified(Int, PageModel)
    case stateful(key: Int, initial: Int, PageModel)
    case environment(Int, PageModel)
    case reader
    case observed(Item)

    struct Row: Equatable {
        var identifier: Int
        var model: PageModel
    }

    /// The data that fills the shapes.
    struct Fields: Equatable {
        var flag = false
        var other = false
        var number = 0
        var text = ""
        var title: String?
        var identifiers: [Int] = []
    }

    /// An object that views read by property.
    @Observable final class Item: Equatable {
        var text: String
        var shows = true
        var numbers: [Int] = []
        @ObservationIgnored let key: Int

        init(key: Int) {
            self.key = key
            text = "item \(key)"
        }

        static func == (left: Item, right: Item) -> Bool { left === right }
    }

    static let shapeCount = 10
}

extension PageModel {
    /// The visible children with the place of each: the naive model of structural identity.
    func children(reading item: (Item) -> Void = { _ in }) -> [(place: String, model: PageModel)] {
        switch self {
        case .empty, .text, .reader: return []
        case .observed(let found):
            item(found)
            return []
        case .branch(let isFirst, let first, let second): return [isFirst ? ("first", first) : ("second", second)]
        case .optional(let model): return model.map { [("some", $0)] } ?? []
        case .list(let rows): return rows.map { ("#\($0.identifier)", $0.model) }
        case .erased(let kind, let model): return [("erased \(kind)", model)]
        case .identified(let identifier, let model): return [("id \(identifier)", model)]
        case .stateful(_, _, let model), .environment(_, let model): return [("content", model)]
        case .shape(let kind, let fields, let children):
            let (first, second) = (("\(kind)a", children[0]), ("\(kind)b", children[1]))
            switch kind {
            case 0: return (fields.flag ? [first] : []) + [second]
            case 1: return (fields.flag ? [first] : []) + (fields.other ? [] : [second])
            case 2, 8: return [first]
            case 3: return [first, second]
            case 5: return (fields.flag ? [first] : []) + [second]
            case 7: return [("7a\(fields.number)", children[0])] + (fields.flag ? [] : [second])
            // Both share one place, whichever of the two is there.
            case 9: return [("9", children[fields.identifiers.isEmpty ? 1 : 0])]
            default: return []
            }
        }
    }

    /// Cases are branches of a `switch`, so each is a place of its own.
    var caseName: String {
        switch self {
        case .empty: "empty"
        case .text: "text"
        case .shape: "shape"
        case .branch: "branch"
        case .optional: "optional"
        case .list: "list"
        case .erased: "erased"
        case .identified: "identified"
        case .stateful: "stateful"
        case .environment: "environment"
        case .reader: "reader"
        case .observed: "observed"
        }
    }

    /// The same model, with `change` applied to the visible children.
    func mappingChildren(_ change: (String, PageModel) -> PageModel) -> PageModel {
        let places = Dictionary(uniqueKeysWithValues: children().map { ($0.place, change($0.place, $0.model)) })
        switch self {
        case .empty, .text, .reader, .observed: return self
        case .branch(let isFirst, let first, let second):
            return .branch(isFirst, places["first"] ?? first, places["second"] ?? second)
        case .optional: return .optional(places["some"])
        case .list(let rows):
            return .list(rows.map { Row(identifier: $0.identifier, model: places["#\($0.identifier)"] ?? $0.model) })
        case .erased(let kind, let model): return .erased(kind, places["erased \(kind)"] ?? model)
        case .identified(let identifier, let model):
            return .identified(identifier, places["id \(identifier)"] ?? model)
        case .stateful(let key, let initial, let model):
            return .stateful(key: key, initial: initial, places["content"] ?? model)
        case .environment(let value, let model): return .environment(value, places["content"] ?? model)
        case .shape(9, let fields, var children):
            if let changed = places["9"] { children[fields.identifiers.isEmpty ? 1 : 0] = changed }
            return .shape(9, fields, children)
        case .shape(let kind, let fields, let children):
            let first = places["\(kind)a"] ?? places["\(kind)a\(fields.number)"] ?? children[0]
            return .shape(kind, fields, [first, places["\(kind)b"] ?? children[1]])
        }
    }
}
