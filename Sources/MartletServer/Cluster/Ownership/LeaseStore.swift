/// Where the servers' leases are kept. Its functions may block.
package protocol LeaseStore: Sendable {
    /// Grants or renews a server's lease. `false` if it is buried, for ever. The server's release is kept with its address, for as
    /// long, unless a server of a later release lives.
    func renew(
        _ server: UInt64, address: String, release: Int, milliseconds: UInt64
    ) throws(StoreError) -> Bool

    /// A server of the latest release of which one lives.
    func newest() throws(StoreError) -> NewestServer?

    /// Asks whether a server's lease has ended. If it has, it is buried: the server can never have it again, so that from
    /// then on anybody may claim its sessions.
    func bury(_ server: UInt64) throws(StoreError) -> LeaseAnswer

    /// Where a server is that lives; `nil` if none with this number does.
    func address(of server: UInt64) throws(StoreError) -> String?

    /// A server ends: its lease is buried at once.
    func end(_ server: UInt64) throws(StoreError)
}

/// A server that runs the latest release.
package struct NewestServer: Equatable, Sendable {
    package let release: Int
    package let address: String

    package init(release: Int, address: String) { (self.release, self.address) = (release, address) }
}

package enum LeaseAnswer: Equatable, Sendable {
    /// The server lives, and answers under this address.
    case alive(address: String)
    case buried
}
