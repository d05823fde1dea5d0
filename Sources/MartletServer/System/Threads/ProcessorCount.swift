import CMicrohttpd

/// The number of processors.
package enum ProcessorCount {
    /// The processors that this process may use; the machine may have more.
    package static let usable = max(1, Int(martlet_usable_processors()))
}
