import Foundation
import Observation
import Synchronization
import Testing

@testable import MartletUI
@testable import MartletValues

/// “What cannot be kept (a closure, a task, a file handle) makes its whole property start anew; development says once
/// which, why and what to do; a type or a property can say that it is not to be kept, or how.”
struct OptOutTests {
    struct Draft {
        var title = "initial"
        @Transient var cache = [1]
        var connection = Connection()
    }
    struct Connection: TransientValue { var send: () -> Int = { 1 } }

    @Test func transientPropertiesOfAStruct() throws {
        var draft = Draft(title: "stored")
        draft.cache = [2]
        draft.connection = Connection { 2 }
        let result = try restored(draft, over: Draft())
        #expect(result.title == "stored")
        #expect(result.cache == [1])
        #expect(result.connection.send() == 1)
    }

    @Test func aTransientValueOnItsOwnIsNotReported() throws {
        let error = #expect(throws: NotStorable.self) { try stored(Transient(wrappedValue: 1)) }
        #expect(error?.isIntended == true)
        #expect(throws: NotStorable(.transient)) { try stored([Connection()]) }
        #expect(throws: NotStorable(.transient)) { try stored(Connection() as Connection?) }
    }

    @Observable final class Player: DurableObject {
        var song = "initial"
        var decoder: (() -> Int)? = { 1 }
        @ObservationIgnored @Transient var restorations = 0
        var onRestore: [String] = []
        static var transientProperties: Set<String> { ["decoder", "onRestore"] }
        func didRestore() {
            restorations += 1
            onRestore = [song]
        }
    }

    @Test func anObjectNamesItsTransientPropertiesAndHearsOfRestoring() throws {
        let player = Player()
        player.song = "stored"
        player.decoder = { 2 }
        player.restorations = 5
        let initial = Player()
        #expect(try restored(player, over: initial) === initial)
        #expect(initial.decoder?() == 1)
        #expect(initial.restorations == 1)
        #expect(initial.onRestore == ["stored"])
    }

    final class Model {
        struct Actions { var onDelete: () -> Void = {} }
        var name = ""
        var onSave: (() -> Void)?
        var actions: [Actions] = []
        var task: Task<Void, Never>?
        var anything: Any?
        unowned var owner: Model?
    }

    final class Handlers {
        var name = ""
        var onSave: (() -> Void)?
        var task: Task<Void, Never>?
        var anything: Any?
        var actions: [Model.Actions] = []
        var handle: FileHandle?
    }

    @Test func aMissingClosureDoesNotStopAnObject() throws {
        let handlers = Handlers()
        handlers.name = "stored"
        let initial = Handlers()
        initial.onSave = {}
        #expect(try restored(handlers, over: initial).name == "stored")
        #expect(initial.onSave == nil)
        #expect(try restored([handlers], over: [])[0].name == "stored")
    }

    @Test func theReportNamesThePathTheReasonAndWhatToDo() throws {
        func report(_ change: (Handlers) -> Void) -> String {
            let handlers = Handlers()
            change(handlers)
            do {
                _ = try stored(handlers)
                return "stored"
            } catch {
                return "\(error)"
            }
        }
        #expect(
            report { $0.onSave = {} }
                == "Handlers.onSave is a closure, which cannot be stored. Mark the property @Transient, or make it optional and nil."
        )
        #expect(report { $0.actions = [.init()] }.hasPrefix("Handlers.actions.onDelete is a closure"))
        #expect(report { $0.task = Task {} }.hasPrefix("Handlers.task is a task"))
        #expect(report { $0.anything = 1 }.hasPrefix("Handlers.anything has the type Any, which cannot be stored."))
        #expect(report { $0.handle = .standardError }.contains("FileHandle, which cannot be stored."))
        #expect(report { _ in } == "stored")
        let error = #expect(throws: NotStorable.self) { try stored(Model()) }
        #expect(error?.description.hasPrefix("Model.owner is an unowned reference") == true)
        #expect(throws: NotStorable(.closure)) { try stored({ 1 }) }
        #expect(throws: NotStorable.self) { try stored(CodableTests.self as Any) }
        #expect(throws: NotStorable.self) { try stored(Place()) }
    }

    actor Place { var name = "" }

    @Test func anElementNeedsEveryProperty() throws {
        let error = #expect(throws: NotStorable.self) { try stored([Draft()]) }
        #expect(error?.reason == .noInitialValue(property: "cache"))
        #expect(error?.path == ["Draft"])
        final class Cached {
            var name = "x"
            @Transient var optional: Int?
            @Transient var number = 1
        }
        #expect(throws: NotStorable.self) { try stored([Cached()]) }
        #expect(throws: NotStorable.self) { try stored(Cached() as Cached?) }
        #expect(try restored(Cached(), over: Cached()).number == 1)
        final class Optionals: DurableObject {
            var name = "x"
            @Transient var optional: Int? = 4
            var listed: (() -> Void)? = {}
            static var transientProperties: Set<String> { ["listed"] }
        }
        let optionals = try restored([Optionals()], over: [])
        #expect(optionals[0].optional == nil)
        #expect(optionals[0].listed == nil)
    }

    @Test func aValueThatCannotBeStoredLeavesNoTrace() throws {
        let place = Handlers()
        let failing = Handlers()
        failing.onSave = {}
        let table = ObjectTable()
        var encoder = ValueEncoder(table, blobs: BlobCache())
        try encoder.encode(place, at: ObjectIdentifier(place))
        encoder.write("x")
        let before = encoder.bytes
        #expect(throws: NotStorable.self) {
            try encoder.encode(
                (ObjectTests.Model(), String(repeating: "x", count: 5000), place, failing), at: ObjectIdentifier(place))
        }
        #expect(encoder.bytes == before)
        let model = ObjectTests.Model()
        try encoder.encode(model, at: ObjectIdentifier(place))
        let record = encoder.finish()
        #expect(record.newBlobs.isEmpty)
        var decoder = try ValueDecoder(record.bytes, ObjectTable()) { _ in nil }
        _ = try decoder.decode(Handlers.self, initial: Handlers())
        #expect(try decoder.readString() == "x")
        #expect(try decoder.decode(ObjectTests.Model.self, initial: ObjectTests.Model()).name == "initial")
        #expect(decoder.isAtEnd)
    }
}
