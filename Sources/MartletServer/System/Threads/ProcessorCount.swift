import CMicrohttpd

/// How many processors there are to work with.
package enum ProcessorCount {
    /// Those that this process may use; the machine may have more.
    package static let usable = max(1, Int(martlet_usable_processors()))
}
