/// A type with previews for Xcode, in the older spelling.
///
/// It is here so that source code keeps its previews. The server does nothing with them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views that Xcode would show.
    @ViewBuilder static var previews: Previews { get }

    /// The system of the previews; `nil` for that of the program.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The system of the program.
    public static var platform: PreviewPlatform? { nil }
}
