public import MartletUI

/// The modifier of `gesture(_:)` and its kind.
public struct _GestureModifier: _StyleModifier {
    /// What the element's attributes are made of.
    struct Recognition: Equatable, Sendable {
        /// The event that it listens to; `nil` if it listens to nothing.
        let event: EventType?
        /// What Public/martlet-gestures.js recognizes; `nil` where the page's script suffices.
        let text: String?
        /// What the browser does with a finger on the element.
        let touch: Touch

        enum Touch: Sendable { case usual, scrollsVertically, scrolls, nothing }

        var styles: [Style] {
            let known: [Style] = text == nil ? [] : [.named("m-more")]
            return switch touch {
            case .usual: known
            // A page can be made larger wherever a finger is.
            case .nothing: known + [.token("touch-action", "pinch-zoom")]
            case .scrollsVertically: known + [.token("touch-action", "pan-y pinch-zoom")]
            case .scrolls: known + [.token("touch-action", "pan-x pan-y")]
            }
        }
    }

    let recognition: Recognition
    let action: (GestureReport) -> Void

    /// The outermost, so that another gesture, or a style that moves the view, has an element of its own.
    public static var _layer: _StyleLayer { .offset }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, isEvent: true,
                read: { modifier in
                    guard let event = modifier.recognition.event else { return .styles([]) }
                    return .event(event, modifier.handler)
                }, areEqual: { $0.recognition.event == $1.recognition.event }))
        plan.attribute(
            AttributeStep(
                at: offset.recognition, read: { .attribute("data-gesture", $0.text) },
                areEqual: { $0.text == $1.text }))
        plan.attribute(AttributeStep(stylesAt: offset.recognition) { $0.styles })
    }

    private var handler: EventHandler {
        let action = action
        guard recognition.text != nil else {
            return .action { if let tap = GestureReport(tapNumbers) { action(tap) } }
        }
        return .value { value in
            guard case .numbers(let numbers) = value, let report = GestureReport(numbers) else { return }
            action(report)
        }
    }

    init(_ gesture: some Gesture, _ priority: GesturePriority, isEnabled: Bool) {
        var description = _GestureDescription()
        gesture._describe(&description)
        recognition = Recognition(description.leaves, priority, isEnabled: isEnabled)
        action = { report in
            let event = _GestureEvent(report)
            var next = 0
            _ = gesture._resolve(event, &next)
            event.finish()
        }
    }
}

/// What a tap tells whose place nobody asks for.
private let tapNumbers: [Double] = [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]

extension _GestureModifier.Recognition {
    static var none: Self { Self(event: nil, text: nil, touch: .usual) }

    init(_ leaves: [_GestureDescription.Leaf], _ priority: GesturePriority, isEnabled: Bool) {
        let leaves = leaves.prefix(GestureReport.gestureLimit)
        guard let first = leaves.first else {
            self = .none
            return
        }
        // Without a place, one tap or two are what the page's script reports.
        if leaves.count == 1, priority == .usual, first.kind == .tap, first.first <= 2, first.second == 0,
            !first.tellsPlace
        {
            let event = first.first == 1 ? EventType.click : .doubleClick
            self.init(event: isEnabled ? event : nil, text: nil, touch: .usual)
            return
        }
        let text = ([priority.rawValue] + leaves.map(\.text)).joined(separator: " ")
        let isPressed = leaves.count == 1 && priority != .simultaneous && (first.kind == .tap || first.kind == .press)
        let hasFingers = leaves.contains { $0.kind == .pinch || $0.kind == .turn }
        let touch: Touch =
            if !isEnabled {
                .usual
            } else if leaves.contains(where: { $0.kind == .drag && $0.after == nil }) {
                priority == .simultaneous ? .scrollsVertically : .nothing
            } else {
                hasFingers ? .scrolls : .usual
            }
        // The text stays with a gesture that is not made now, so that the browser has the module when it is.
        self.init(event: isEnabled ? (isPressed ? .press : .gesture) : nil, text: text, touch: touch)
    }
}

/// Which gestures are made where a gesture is added.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None of them.
    public static let none: Self = []
    /// The gesture that is added.
    public static let gesture = Self(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = Self(rawValue: 2)
    /// All of them.
    public static let all: Self = [.gesture, .subviews]
}
