import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// Why a connection failed, in a few words for a person.
enum FailureReason {
    static func text(_ error: any Error) -> String {
        switch error {
        case let error as IOError: system(error)
        case let error as NIOConnectionError: connection(error)
        case AttemptError.tooSlow: "no answer in time"
        case AttemptError.closed: "the connection was closed before an answer came"
        case is ChannelError: "no answer in time"
        case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
            "its certificate is not trusted, or it does not speak TLS"
        default: "the connection broke"
        }
    }

    private static func system(_ error: IOError) -> String {
        String(cString: strerror(error.errnoCode)).lowercased()
    }

    private static func connection(_ error: NIOConnectionError) -> String {
        error.connectionErrors.first.map { text($0.error) } ?? "no host of this name is known"
    }
}
