import Phrases
import Synchronization
import Vocabulary
import Wire

/// The open event streams. Each uses a connection and its buffers for hours, so that a session or a helper's phone gets
/// a few of them, a person or a link for helpers a tenth, and all together leave room for requests.
final class StreamCount: Sendable {
    /// The maximum at a time for one session: a few browser windows.
    static let maxOfSession = 5

    /// The owner of a stream.
    struct Listener: Equatable, Sendable {
        /// The hash of the token that identified its session: another token of the same session belongs to another
        /// browser, or was issued after a change of password. Nil for a helper.
        let token: [UInt8]?
        /// A person, or a link for helpers.
        private let party: String
        /// A session, or a helper's phone.
        private let browser: String

        init(session: Int64, token: [UInt8], person: Int64) {
            (self.token, party, browser) = (token, "person \(person)", "session \(session)")
        }

        init(helper phone: Int64, link: Int64) {
            (token, party, browser) = (nil, "link \(link)", "phone \(phone)")
        }

        fileprivate func isOfParty(_ other: Listener) -> Bool { party == other.party }
        fileprivate func isOfBrowser(_ other: Listener) -> Bool { browser == other.browser }
    }

    /// A place that is occupied until this object is released.
    final class Place: Sendable {
        private let count: StreamCount
        private let key: Int

        fileprivate init(_ key: Int, in count: StreamCount) {
            (self.key, self.count) = (key, count)
        }

        deinit {
            count.leave(key)
        }
    }

    private struct Stream: Sendable {
        let listener: Listener
        let end: @Sendable () -> Void
    }

    private struct State: Sendable {
        var streams: [Int: Stream] = [:]
        var nextKey = 0
    }

    private let limit: Int
    private let maxOfPerson: Int
    private let state = Mutex(State())

    /// - Parameter limit: the maximum for all sessions together.
    init(limit: Int) {
        self.limit = limit
        maxOfPerson = max(1, limit / 10)
    }

    /// Throws `Refusal` if there are too many streams.
    /// - Parameter end: ends the stream, from any thread.
    func take(_ listener: Listener, end: @escaping @Sendable () -> Void) throws -> Place {
        let key: Int? = state.withLock { state in
            let listeners = state.streams.values.map(\.listener)
            guard listeners.count < limit, listeners.count(where: listener.isOfParty) < maxOfPerson,
                listeners.count(where: listener.isOfBrowser) < Self.maxOfSession
            else { return nil }
            state.nextKey += 1
            state.streams[state.nextKey] = Stream(listener: listener, end: end)
            return state.nextKey
        }
        guard let key else {
            throw Refusal(.slowDown, .tooManyEventListeners, retryAfter: 15)
        }
        return Place(key, in: self)
    }

    /// The hashes of the tokens that have streams.
    var tokens: Set<[UInt8]> { state.withLock { Set($0.streams.values.compactMap(\.listener.token)) } }

    /// Ends the streams of these tokens.
    func end(_ tokens: Set<[UInt8]>) {
        let ending = state.withLock { state in
            state.streams.values.filter { $0.listener.token.map(tokens.contains) ?? false }
        }
        for stream in ending { stream.end() }
    }

    private func leave(_ key: Int) {
        // Removed from the table first: what the stream holds is released outside the lock.
        _ = state.withLock { $0.streams.removeValue(forKey: key) }
    }
}
