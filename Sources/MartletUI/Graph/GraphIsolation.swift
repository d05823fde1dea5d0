/// The isolation domain that a graph belongs to, as code elsewhere may know it: a shared object can be changed on any
/// thread, and the views that read it must hear of it on theirs.
package protocol GraphIsolation: AnyObject, Sendable {
    /// Whether the calling thread runs in it.
    var isCurrent: Bool { get }
    /// Runs `body` in it, later.
    func perform(_ body: @escaping @Sendable () -> Void)
}
