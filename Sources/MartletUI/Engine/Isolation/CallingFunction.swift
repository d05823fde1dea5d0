import Synchronization

#if canImport(Runtime)
import Runtime
#endif

/// The program's function that used state outside its session, for the diagnostic that reports it.
///
/// The stack and the executable's symbols identify it: if the symbols were stripped, it has no name, and the message
/// omits it.
enum CallingFunction {
    private static let known = Mutex(FunctionNames())
    /// A few functions of Martlet's and of Swift's stand between the use and the program.
    private static let depth = 24

    /// The function's name as in source: “AnswerView.load()”. Finding its line would take some hundred times as long.
    static func name() -> String? {
        #if canImport(Runtime)
        // A thread that runs another visitor's session, which may be the front's, does not wait for the executable to be read.
        guard CurrentIsolation.current == nil else { return nil }
        guard let stack = try? Backtrace.capture(algorithm: .fast, limit: depth) else { return nil }
        let addresses = stack.frames.compactMap { UInt64($0.originalProgramCounter) }
        let (found, hasRoom) = known.withLock { ($0.name(at: addresses), $0.hasRoom) }
        if let found { return found }
        guard hasRoom else { return nil }
        let name = stack.symbolicated(options: .useSymbolCache).flatMap(name(in:))
        known.withLock { $0.add(name, at: addresses) }
        return name
        #else
        return nil
        #endif
    }

    #if canImport(Runtime)
    /// A property's accessor is named only if nothing else is: the function that used the property is more informative.
    private static func name(in stack: SymbolicatedBacktrace) -> String? {
        let symbols = stack.frames.compactMap(\.symbol)
            .filter { isProgram(mangled: $0.rawName) && !$0.isSwiftThunk }
        guard let symbol = symbols.first(where: { !isAccessor(shortened($0.name)) }) ?? symbols.first else {
            return nil
        }
        return shortened(symbol.name)
    }
    #endif

    /// Whether a symbol is Swift's and belongs to a module that is neither Martlet's nor part of Swift.
    static func isProgram(mangled name: String) -> Bool {
        guard name.hasPrefix("$s") else { return false }
        let rest = name.dropFirst(2)
        let digits = rest.prefix { $0.isNumber }
        guard let length = Int(digits), rest.count >= digits.count + length else { return false }
        return !libraries.contains(String(rest.dropFirst(digits.count).prefix(length)))
    }

    private static let libraries: Set<String> = [
        "Martlet", "MartletUI", "MartletPublishers", "MartletServer", "MartletTesting", "Observation",
        "Synchronization", "Runtime", "Dispatch", "Foundation", "FoundationEssentials",
        "FoundationInternationalization",
    ]

    /// Whether the function is a property's getter, setter or similar; a closure in one is a function of its own.
    private static func isAccessor(_ function: String) -> Bool {
        !function.contains(" in ")
            && [".getter", ".setter", ".modify", ".read", ".willset", ".didset"].contains { function.hasSuffix($0) }
    }

    /// The name without what the compiler made of a function: its segments between `await`s, its specialisations.
    static func shortened(_ name: String) -> String {
        var name = name
        while let part = madeByCompiler.compactMap({ name.firstRange(of: $0) }).first {
            name.removeSubrange(name.startIndex..<part.upperBound)
        }
        return name
    }

    private static let madeByCompiler = [
        "resume partial function for ", "specialized ", "partial apply for ", "merged ",
    ]
}
