// The files of this folder declare what SwiftUI has and Martlet does not have, with a message that says what to use
// instead; the compiler's “cannot find in scope” would say neither. The compiler leaves unavailable symbols out of
// symbol graphs, so that none of them appears in the reference or in the checks of the public interface, and none needs
// a doc comment.

public struct _FileType: Sendable {
    public static let item = Self(), data = Self(), text = Self(), plainText = Self(), image = Self(), pdf = Self()
    public static let json = Self(), folder = Self(), audio = Self(), movie = Self(), png = Self(), jpeg = Self()
    public static let url = Self(), fileURL = Self(), html = Self(), rtf = Self(), xml = Self(), zip = Self()
    public static let commaSeparatedText = Self(), utf8PlainText = Self(), propertyList = Self(), directory = Self()
}
