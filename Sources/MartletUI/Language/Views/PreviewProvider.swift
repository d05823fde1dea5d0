/// A type with previews for Xcode, in the older spelling.
///
/// It is here so that source code keeps its previews. The server does nothing with them.
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views that Xcode would show.
    @ViewBuilder static var previews: Previews { get }
}
