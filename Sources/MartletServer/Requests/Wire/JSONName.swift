import MartletUI

/// A member's name: in place, or decoded if it has escapes. Valid as long as the body.
package enum JSONName {
    case inPlace(UnsafeRawBufferPointer)
    case decoded(String)

    package func `is`(_ name: StaticString) -> Bool {
        switch self {
        case .inPlace(let bytes): bytes.is(name)
        case .decoded(let text): text == name.description
        }
    }

    /// The name; `nil` if it is not valid UTF-8.
    package var string: String? {
        switch self {
        case .inPlace(let bytes): String(validating: bytes, as: UTF8.self)
        case .decoded(let text): text
        }
    }

    /// The name for a message, shortened.
    package var text: String {
        switch self {
        case .inPlace(let bytes): String(decoding: bytes.prefix(80), as: UTF8.self).debugDescription
        case .decoded(let text): String(text.prefix(80)).debugDescription
        }
    }
}
