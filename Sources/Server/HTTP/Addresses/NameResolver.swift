import Foundation
import Synchronization

/// Resolves a host name to its addresses, in the order in which they should be tried.
protocol NameResolver: Sendable {
    /// Empty if the name has no address. Throws `CancellationError` or `NameResolverBusy`.
    func addresses(of name: String) async throws -> [String]
}

/// Too many names are being looked up.
struct NameResolverBusy: Error {}

/// Asks the system resolver on threads of its own: a call may block for half a minute if no name server answers.
final class SystemNameResolver: NameResolver {
    /// The maximum number of lookups at a time, including those whose callers have stopped waiting.
    private static let limit = 32

    private let queue = DispatchQueue(label: "names", attributes: .concurrent)
    private let inFlight = Mutex(0)

    func addresses(of name: String) async throws -> [String] {
        try begin()
        let (answers, answer) = AsyncStream.makeStream(of: [String].self)
        queue.async { [self] in
            let found = Self.lookUp(name)
            inFlight.withLock { $0 -= 1 }
            answer.yield(found)
            answer.finish()
        }
        // If the reader is cancelled, the stream ends and the caller no longer waits for the lookup.
        for await found in answers { return found }
        throw CancellationError()
    }

    private func begin() throws {
        try inFlight.withLock { count in
            guard count < Self.limit else { throw NameResolverBusy() }
            count += 1
        }
    }

    private static func lookUp(_ name: String) -> [String] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var first: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, nil, &hints, &first) == 0 else { return [] }
        defer { freeaddrinfo(first) }
        guard let first else { return [] }
        return sequence(first: first) { $0.pointee.ai_next }.compactMap { entry in
            entry.pointee.ai_addr.flatMap { NumericAddress.text(of: $0) }
        }
    }
}
