/// What Xcode shows of a file, in the older spelling: a program's source keeps it, and a server does nothing with it.
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The views that Xcode would show.
    @ViewBuilder static var previews: Previews { get }
}
