import AsyncHTTPClient
import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import Wire

/// Why a request got no answer from a Rollcall server, or an unintelligible one.
public struct ClientError: Error, Sendable {
    /// The kind of error, for programs.
    public enum Code: String, Sendable {
        /// No connection: refused, no route, no such host, or it broke before the answer was there.
        case unreachable
        /// The request timed out.
        case timeout
        /// The connection could not be secured: the certificate is not trusted, or the other side does not use TLS.
        case tls
        /// The address is not one to which a request can be sent.
        case badAddress
        /// Something answers there, but it is not a Rollcall server.
        case notRollcall
        /// A Rollcall server answers, with a reply that this version does not understand.
        case unreadableReply
        /// The reply is larger than any legitimate reply.
        case replyTooLarge
        /// The request contains a value that JSON cannot represent, such as a number that is not finite.
        case unsendable
        /// The client was shut down.
        case shutDown
    }

    public let code: Code
    /// A sentence for a person.
    public let message: String
    /// What to do about it, in a sentence that names the option or command.
    public let hint: String
    /// The underlying error, for a log.
    public let cause: String?

    init(_ code: Code, _ message: String, hint: String, cause: String? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
        self.cause = cause
    }
}

extension ClientError: CustomStringConvertible {
    public var description: String { "\(message) \(hint)" }
}

extension ClientError {
    init(notRollcall server: String, detail: String) {
        self.init(
            .notRollcall, "\(server) does not answer like a Rollcall server: \(detail).",
            hint: "Check the address, or choose another with --server.")
    }

    init(unreadableReplyOf server: String, cause: any Error) {
        self.init(
            .unreadableReply, "\(server) sent a reply that this version does not understand.",
            hint: "Use the version of rollcall that belongs to the server.", cause: String(reflecting: cause))
    }

    init(unsendable cause: any Error) {
        self.init(
            .unsendable, "The request contains a value that cannot be sent.",
            hint: "Check the numbers in the request.", cause: String(reflecting: cause))
    }
}

extension ClientError {
    /// Returns the error to throw for a failed exchange: the meaning of a transport error, a cancellation, or an error
    /// that already has an explanation.
    static func thrown(for error: any Error, server: String) -> any Error {
        switch error {
        case is ClientError, is Failure, is CancellationError: error
        case let error as HTTPClientError where error == .cancelled: CancellationError()
        default: ClientError(transport: error, server: server)
        }
    }

    private init(transport error: any Error, server: String) {
        switch error {
        case let error as HTTPClientError:
            self.init(http: error, server: server)
        case let error as NIOConnectionError:
            self.init(unreachable: server, because: error.reason, cause: error)
        case let error as IOError:
            self.init(unreachable: server, because: error.reason, cause: error)
        case is NIOTooManyBytesError:
            self.init(
                .replyTooLarge, "\(server) sent a reply of more than \(RollcallClient.largestReply >> 20) MiB.",
                hint: "Request fewer rows with --page-size.")
        case let error as ServerSentEventParser.TooLarge:
            self.init(
                .replyTooLarge, "\(server) sent an event of more than \(error.limit) bytes.",
                hint: "Check the address, or choose another with --server.")
        case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
            self.init(tls: server, cause: error)
        default:
            self.init(unreachable: server, because: "the connection was lost", cause: error)
        }
    }

    private init(http error: HTTPClientError, server: String) {
        switch error {
        case .connectTimeout, .deadlineExceeded, .readTimeout, .writeTimeout, .getConnectionFromPoolTimeout:
            self.init(
                .timeout, "\(server) did not answer in time.",
                hint: "Try again, and check the server with: rollcall health. A firewall may block the connection.",
                cause: error.description)
        case .tlsHandshakeTimeout:
            self.init(tls: server, cause: error)
        case .invalidURL, .emptyHost, .emptyScheme, .missingSocketPath,
            .unsupportedScheme(String(server.prefix { $0 != ":" })):
            self.init(badAddress: server)
        case .alreadyShutdown:
            self.init(.shutDown, "The client was shut down.", hint: "Create a new client.")
        default:
            self.init(unreachable: server, because: "the connection was closed before a reply arrived", cause: error)
        }
    }

    init(badAddress server: String) {
        self.init(
            .badAddress, "\"\(server)\" is not the URL of a server.",
            hint: "Give a URL such as http://127.0.0.1:8080 with --server.")
    }

    private init(unreachable server: String, because reason: String, cause: any Error) {
        self.init(
            .unreachable, "Cannot reach \(server): \(reason).",
            hint: "Check that rollcall-server is running there, or choose another server with --server.",
            cause: String(reflecting: cause))
    }

    private init(tls server: String, cause: any Error) {
        self.init(
            .tls, "Cannot connect safely to \(server): its certificate is not trusted, or it does not use TLS.",
            hint:
                "Check the address, or name a PEM file with the authority that signed the certificate with --ca FILE.",
            cause: String(reflecting: cause))
    }
}

extension IOError {
    /// The operating system's reason, such as `connection refused`.
    var reason: String {
        String(cString: strerror(errnoCode)).lowercased()
    }
}

extension NIOConnectionError {
    /// Why none of the host's addresses could be reached, in a few words.
    var reason: String {
        if let failure = connectionErrors.first?.error {
            return (failure as? IOError)?.reason ?? (failure is ChannelError ? "no answer in time" : "no connection")
        }
        return "the host name \(host) is unknown"
    }
}
