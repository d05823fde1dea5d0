/// The program's command line.
struct Options {
    var server = ""
    var mainActor = ""
    var floor = ""
    /// The gallery with a store in Redis; nothing if it could not be built.
    var cluster = ""
    var library = ""
    var results = ""
    var documentation: String?
    var only: [String]?
    var isTable = false

    static let usage = """
        usage: Benchmarks measure --server PROGRAM --main-actor PROGRAM --floor PROGRAM [--cluster PROGRAM] --library COUNTER --results FOLDER [--only a,b]
               Benchmarks table --results FOLDER [--only a,b] [--write-docs FILE]
        """

    init(_ arguments: [String]) throws {
        guard let verb = arguments.first, ["measure", "table"].contains(verb) else {
            throw Failure.unexpected(Options.usage)
        }
        isTable = verb == "table"
        var index = 1
        while index + 1 < arguments.count {
            let value = arguments[index + 1]
            switch arguments[index] {
            case "--server": server = value
            case "--main-actor": mainActor = value
            case "--floor": floor = value
            case "--cluster": cluster = value
            case "--library": library = value
            case "--results": results = value
            case "--write-docs": documentation = value
            case "--only": only = value.split(separator: ",").map(String.init)
            default: throw Failure.unexpected("unknown option \(arguments[index])\n\(Options.usage)")
            }
            index += 2
        }
        let needed = isTable ? [results] : [server, mainActor, floor, library, results]
        guard index == arguments.count, !needed.contains("") else { throw Failure.unexpected(Options.usage) }
    }
}
