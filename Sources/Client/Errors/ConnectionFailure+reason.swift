import Foundation
import NIOCore
import NIOPosix

extension IOError {
    /// What the operating system says, such as `connection refused`.
    var reason: String {
        String(cString: strerror(errnoCode)).lowercased()
    }
}

extension NIOConnectionError {
    /// Why none of the addresses of the host could be reached, in a few words.
    var reason: String {
        if let failure = connectionErrors.first?.error {
            return (failure as? IOError)?.reason ?? (failure is ChannelError ? "no answer in time" : "no connection")
        }
        return "no host of the name \(host) is known"
    }
}
