package import MartletUI

/// The body of a post of events:
/// `{"seq":n,"ack":m,"events":[{"target":…,"type":"click","value":…}],"mismatches":[…],"leaving":true}`.
package struct EventPost: Equatable, Sendable {
    package enum Target: Equatable, Sendable {
        case number(UInt32)
        case identifier(String)
    }

    package struct Event: Equatable, Sendable {
        package let target: Target
        package let type: EventType
        package let value: EventValue
    }

    package var sequence: UInt64?
    package var acknowledged: UInt64?
    package var events: [Event] = []
    /// Identifiers of nodes at which the client could not apply a patch.
    package var mismatches: [UInt32] = []
    /// Whether the document that sends the post is being left.
    package var isLeaving = false

    /// The greatest number of events in one post.
    package static let eventLimit = 64

    /// Reads a body. The shape is fixed: another member, a wrong type or too much of anything is an error that names
    /// it.
    package init(_ body: UnsafeRawBufferPointer) throws(JSONError) {
        var reader = JSONReader(body)
        try reader.object { key, reader throws(JSONError) in
            if key.is("seq") {
                sequence = try reader.unsigned("seq")
                if sequence == 0 { throw JSONError("seq counts from 1.") }
            } else if key.is("ack") {
                acknowledged = try reader.unsigned("ack")
            } else if key.is("events") {
                try reader.array { reader throws(JSONError) in
                    guard events.count < Self.eventLimit else { throw .tooManyEvents }
                    events.append(try Event(&reader))
                }
            } else if key.is("mismatches") {
                try reader.array { reader throws(JSONError) in
                    guard mismatches.count < Self.eventLimit else { throw .tooManyEvents }
                    mismatches.append(try reader.node("mismatches"))
                }
            } else if key.is("leaving") {
                isLeaving = try reader.value() == .boolean(true)
            } else {
                throw JSONError(
                    "The member \(key.text) is not known; send seq, ack, events, mismatches and leaving.")
            }
        }
        try reader.end()
        guard !events.isEmpty || !mismatches.isEmpty || isLeaving else {
            throw JSONError("events is missing or empty; send at least one event.")
        }
    }
}

extension EventPost.Event {
    fileprivate init(_ reader: inout JSONReader) throws(JSONError) {
        var target: EventPost.Target?
        var type: EventType?
        var value = EventValue.none
        try reader.object { key, reader throws(JSONError) in
            if key.is("target") {
                target = try reader.target()
            } else if key.is("type") {
                let name = try reader.name("type", limit: 32)
                type = EventType(name)
                if type == nil { throw JSONError("The event type \(name.text) is not known.") }
            } else if key.is("value") {
                value = try reader.value()
            } else {
                throw JSONError("The member \(key.text) of an event is not known; send target, type and value.")
            }
        }
        guard let target else { throw JSONError("An event has no target; send a node's number or an identifier.") }
        guard let type else {
            throw JSONError(
                """
                An event has no type; send click, dblclick, input, change, submit, keydown, focusin, focusout, cancel, \
                link, rows, scroll, resize, measure, gesture, press, hover, keypress, drag or drop.
                """)
        }
        if let problem = type.problem(with: value) { throw JSONError(problem) }
        self.init(target: target, type: type, value: value)
    }
}

extension EventType {
    fileprivate init?(_ name: JSONName) {
        if name.is("click") {
            self = .click
        } else {
            guard let name = name.string else { return nil }
            self.init(name: name)
        }
    }
}

extension JSONError {
    fileprivate static let tooManyEvents = JSONError(
        "events holds more than \(EventPost.eventLimit) events; send them in several posts.")
}
