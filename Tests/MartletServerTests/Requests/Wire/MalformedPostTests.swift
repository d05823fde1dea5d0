import MartletUI
import Testing

@testable import MartletServer

/// Whatever is wrong with a body gets a sentence that names it, and nothing traps.
@Suite struct MalformedPostTests {
    @Test(arguments: [
        ("", "expected an object at byte 0"), ("null", "expected an object"), ("[]", "expected an object"),
        ("{", "a member's name must be a string"), ("{}", "events is missing or empty"),
        (#"{"events":[]}"#, "events is missing or empty"), (#"{"events":{}}"#, "expected an array"),
        (#"{"events":[1]}"#, "expected an object"), (#"{"events":[{}]}"#, "An event has no target"),
        (#"{"events":[{"target":1}]}"#, "An event has no type"),
        (#"{"events":[{"type":"click"}]}"#, "An event has no target"),
        (#"{"events":[{"target":1,"type":"wheel"}]}"#, #"The event type "wheel" is not known"#),
        (#"{"events":[{"target":1,"type":3}]}"#, "type must be a string"),
        (#"{"events":[{"target":null,"type":"click"}]}"#, "target must be a whole number"),
        (#"{"events":[{"target":-1,"type":"click"}]}"#, "target must be a whole number, not negative"),
        (#"{"events":[{"target":4294967296,"type":"click"}]}"#, "target is larger than any node's number"),
        (#"{"events":[{"target":1.5,"type":"click"}]}"#, "expected a comma or the end of an object"),
        (#"{"events":[{"target":1,"type":"click","name":"x"}]}"#, #"The member "name" of an event is not known"#),
        (#"{"secret":1,"events":[]}"#, #"The member "secret" is not known"#),
        (#"{"seq":"1"}"#, "seq must be a whole number"), (#"{"seq":-1}"#, "seq must be a whole number, not negative"),
        (#"{"seq":0}"#, "seq counts from 1"), (#"{"ack":true}"#, "ack must be a whole number"),
        (#"{"seq":99999999999999999999999}"#, "seq is too large"), (#"{"seq" 1}"#, "expected a colon"),
        (#"{"seq":1,}"#, "a member's name must be a string"), (#"{"seq":1 "ack":2}"#, "expected a comma"),
        (#"{'seq':1}"#, "a member's name must be a string"),
        (#"{"events":[{"target":1,"type":"click"},]}"#, "expected an object"),
        (#"{"events":[{"target":1,"type":"click"}]}x"#, "expected the end of the body"),
        (#"{"events":[{"target":1,"type":"click"}]}{}"#, "expected the end of the body"),
        (#"{"events":[{"target":1,"type":"click"}]"#, "expected a comma or the end of an object"),
    ])
    func eachWrongShapeIsNamed(_ body: String, _ expected: String) {
        let found = fault(body)
        #expect(found?.contains(expected) == true, "\(body) gave \(found ?? "no error")")
    }

    @Test(arguments: [
        ("[]", "must not be an array"), ("[[]]", "expected a value"),
        ("-", "expected a value"), ("1e999", "expected a value"),
        ("tru", "expected a value"),
        ("nul", "expected a value"), ("NaN", "expected a value"), ("--1", "expected a value"),
        (#"{"a":1}"#, "a field must be a string"), (#"{"a":{"b":"c"}}"#, "a field must be a string"),
        (#""open"#, "expected the end of a string"), (#""\x""#, "expected an escape"),
        (#""\u12""#, "four hexadecimal digits"),
        (#""\u12g4""#, "four hexadecimal digits"), (#""\uD83D""#, "expected a character"),
        (#""\uD83Dx""#, "expected a character"), (#""\uDE00""#, "expected a character"),
        (#""\uD83D\n""#, "second half of a surrogate pair"), (#""\uD83D\u0041""#, "second half of a surrogate pair"),
        ("\"a\nb\"", "an escape for a control character"), ("\"a\0b\"", "an escape for a control character"),
    ])
    func eachWrongValueIsNamed(_ value: String, _ expected: String) {
        let found = fault(post(value: value))
        #expect(found?.contains(expected) == true, "\(value) gave \(found ?? "no error")")
    }

    @Test(arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]])
    func invalidUTF8IsNamed(_ bytes: [UInt8]) {
        let parts = post(value: #""x""#).utf8.split(separator: UInt8(ascii: "x"))
        #expect(parts.count == 2)
        #expect(fault(Array(parts[0]) + bytes + Array(parts[1])) == "value is not valid UTF-8.")
    }

    @Test func aTruncatedBodyNeverPasses() throws {
        let whole = Array(
            #"{"seq":1,"ack":2,"events":[{"target":"i\u00e4","type":"input","value":{"a":"b"}},{"target":3,"type":"click"}]}"#
                .utf8)
        _ = try eventPost(whole)
        for length in 0..<whole.count { #expect(fault(Array(whole[..<length])) != nil, "cut after \(length) bytes") }
    }

    @Test func changedBytesNeverTrap() {
        let whole = Array(#"{"seq":1,"events":[{"target":"i","type":"input","value":"\uD83D\uDE00"}]}"#.utf8)
        var refused = 0
        for position in whole.indices {
            for byte in UInt8.min...UInt8.max {
                var changed = whole
                changed[position] = byte
                if fault(changed) != nil { refused += 1 }
            }
        }
        #expect(refused > whole.count * 200)
    }

    // MARK: Limits

    @Test func tooManyEventsAreNamed() {
        let events = Array(repeating: #"{"target":1,"type":"click"}"#, count: EventPost.eventLimit + 1)
        #expect(fault("{\"events\":[\(events.joined(separator: ","))]}")?.contains("more than 64 events") == true)
    }

    @Test func tooLongStringsAreNamed() throws {
        let longest = String(repeating: "x", count: 1 << 16)
        #expect(try eventPost(post(value: "\"\(longest)\"")).events.first?.value == .string(longest))
        #expect(fault(post(value: "\"\(longest)x\"")) == "value is longer than 65536 bytes.")
        let target = String(repeating: "x", count: 257)
        #expect(fault(#"{"events":[{"target":"\#(target)","type":"click"}]}"#) == "target is longer than 256 bytes.")
        #expect(fault(#"{"events":[{"target":1,"type":"\#(target)"}]}"#) == "type is longer than 32 bytes.")
        #expect(fault(#"{"\#(target)":1}"#) == "a member's name is longer than 128 bytes.")
    }

    @Test func tooManyFieldsAreNamed() throws {
        func fields(_ count: Int) -> String {
            post(value: "{" + (0..<count).map { #""f\#($0)":"""# }.joined(separator: ",") + "}")
        }
        guard case .fields(let read)? = try eventPost(fields(256)).events.first?.value else {
            Issue.record("256 fields were not read")
            return
        }
        #expect(read.count == 256)
        #expect(fault(fields(257))?.contains("an object with fewer members") == true)
    }

    @Test(arguments: ["[", "{\"a\":", "{\"events\":["])
    func depthCostsNothing(_ opening: String) {
        #expect(fault(String(repeating: opening, count: 100_000)) != nil)
        #expect(fault(post(value: String(repeating: opening, count: 10_000))) != nil)
    }

    @Test func digitsWithoutEndAreRefused() {
        let digits = String(repeating: "9", count: 1_000_000)
        #expect(fault("{\"seq\":\(digits)}")?.contains("seq is too large") == true)
        #expect(fault(post(value: digits)) != nil)
    }
}
