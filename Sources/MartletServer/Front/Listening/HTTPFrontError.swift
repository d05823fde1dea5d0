/// The reason that a front could not start. Its description says what to do.
package enum HTTPFrontError: Error, Equatable, CustomStringConvertible {
    case portInUse(host: String, port: Int)
    case portNotPermitted(port: Int)
    case addressNotFound(host: String, reason: String)
    case cannotListen(host: String, port: Int, reason: String)
    case invalidListeningSocket(Int32)
    case libraryRefused
    case noDescriptors(reason: String)

    package var description: String {
        switch self {
        case .portInUse(let host, let port):
            "Port \(port) on \(host) is in use by another program: stop that program or choose another port."
        case .portNotPermitted(let port):
            "Port \(port) may only be opened by the administrator: choose a port from 1024 on."
        case .addressNotFound(let host, let reason):
            "The host \"\(host)\" is no address of this machine (\(reason)): use 127.0.0.1, 0.0.0.0 or ::."
        case .cannotListen(let host, let port, let reason):
            "Cannot listen on \(host), port \(port): \(reason)."
        case .invalidListeningSocket(let descriptor):
            "The inherited descriptor \(descriptor) is no listening TCP socket: check what starts this program."
        case .libraryRefused:
            "libmicrohttpd did not start: its reason is in the log."
        case .noDescriptors(let reason):
            "The system gave no descriptor or thread (\(reason)): raise the limit on open files."
        }
    }
}
