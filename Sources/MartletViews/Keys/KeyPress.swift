import Foundation
public import MartletUI

/// A key that the visitor presses in a view.
public struct KeyPress: Sendable {
    /// When something is done with the key.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        /// Creates phases.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key comes down.
        public static let down = Self(rawValue: 1)
        /// The key stays down, and is repeated.
        public static let `repeat` = Self(rawValue: 2)
        /// The key comes up.
        public static let up = Self(rawValue: 4)
        /// All of them.
        public static let all: Self = [.down, .repeat, .up]

        /// The letters on the wire.
        var letters: String {
            (contains(.down) ? "d" : "") + (contains(.repeat) ? "r" : "") + (contains(.up) ? "u" : "")
        }
    }

    /// Whether the program has used the key. The browser does not wait for it: a key that is asked for by its name does
    /// nothing else on the page.
    public enum Result: Sendable {
        /// The program has used the key.
        case handled
        /// It has not.
        case ignored
    }

    /// What is done with the key.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that it types.
    public let characters: String
    /// The keys that are held with it.
    public let modifiers: EventModifiers

    /// Reads what the browser has sent: `d cs A`.
    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard text.utf8.count <= 64, parts.count == 3, let key = KeyEquivalent(named: String(parts[2])) else {
            return nil
        }
        let phases: [Substring: Phases] = ["d": .down, "r": .repeat, "u": .up]
        guard let phase = phases[parts[0]] else { return nil }
        self.phase = phase
        self.key = key
        characters = parts[2].count == 1 ? String(parts[2]) : String(key.character)
        var modifiers: EventModifiers = []
        for (letter, modifier) in [("c", EventModifiers.control), ("a", .option), ("s", .shift), ("m", .command)]
        where parts[1].contains(letter) { modifiers.insert(modifier) }
        self.modifiers = modifiers
    }
}

/// The modifier of `onKeyPress(_:action:)` and its kind.
public struct _KeyPressModifier: _StyleModifier {
    /// The value of `data-keys`: the phases and the names of the keys.
    let keys: String
    let action: (KeyPress) -> Void

    /// The outermost, so that another such modifier has an element of its own.
    public static var _layer: _StyleLayer { .offset }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, isEvent: true,
                read: { modifier in
                    .event(
                        .keypress,
                        .value { value in
                            if let press = value.string.flatMap(KeyPress.init) { modifier.action(press) }
                        })
                }, areEqual: nil))
        plan.attribute(AttributeStep(at: offset.keys, read: { .attribute("data-keys", $0) }, areEqual: ==))
        plan.attribute(AttributeStep(constant: .classNames("m-more")))
    }
}

extension View {
    /// Performs an action when a key is pressed in the view, which must have the focus or contain what has it.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - action: The action. Its result has no effect.
    public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> ModifiedContent<Self, _KeyPressModifier> { pressing([key.name], [.down, .repeat]) { _ in _ = action() } }

    /// Performs an action when a key is pressed in the view, which must have the focus or contain what has it.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - phases: When the action is performed.
    ///   - action: The action. It receives the key; its result has no effect.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> ModifiedContent<Self, _KeyPressModifier> { pressing([key.name], phases) { _ = action($0) } }

    /// Performs an action when one of several keys is pressed in the view, which must have the focus or contain what has
    /// it.
    ///
    /// - Parameters:
    ///   - keys: The keys.
    ///   - phases: When the action is performed.
    ///   - action: The action. It receives the key; its result has no effect.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> ModifiedContent<Self, _KeyPressModifier> { pressing(keys.map(\.name).sorted(), phases) { _ = action($0) } }

    #if Foundation
    /// Performs an action when a key is pressed in the view that types one of some characters.
    ///
    /// - Parameters:
    ///   - characters: The characters.
    ///   - phases: When the action is performed.
    ///   - action: The action. It receives the key; its result has no effect.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> ModifiedContent<Self, _KeyPressModifier> {
        pressing(["*"], phases) { press in
            guard press.characters.unicodeScalars.allSatisfy(characters.contains) else { return }
            _ = action(press)
        }
    }
    #endif

    /// Performs an action when any key is pressed in the view, which must have the focus or contain what has it.
    ///
    /// - Parameters:
    ///   - phases: When the action is performed.
    ///   - action: The action. It receives the key; its result has no effect.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> ModifiedContent<Self, _KeyPressModifier> { pressing(["*"], phases) { _ = action($0) } }

    func pressing(
        _ names: [String], _ phases: KeyPress.Phases, _ action: @escaping (KeyPress) -> Void
    ) -> ModifiedContent<Self, _KeyPressModifier> {
        // The browser calls the space bar's key by its character.
        let keys = ([phases.letters] + names).joined(separator: " ")
        return ModifiedContent(content: self, modifier: _KeyPressModifier(keys: keys, action: action))
    }
}
