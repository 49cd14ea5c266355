public import Foundation

/// A lock's side of the protocol, as a value: messages, its button and time go in; actions to store, send and move come
/// out, in this order. It has no wall clock: it only measures elapsed time.
public struct LockCore: Sendable {
    /// The seconds for which a nonce may be used, once.
    static let nonceLife: TimeInterval = 10
    static let maxNonces = 4
    /// The number of wrong responses after which it ignores messages, and for how many seconds.
    static let maxWrong = 5
    static let deafness: TimeInterval = 30
    /// The seconds after a press of its button for which it accepts another activation.
    static let readiness: TimeInterval = 300
    /// The number of attempts with a response that it remembers.
    static let maxSpent = 64
    /// The maximum number of seconds for which it is held open.
    static let maxHold = 3_600

    public enum Event: Equatable, Sendable {
        /// A message arrived under its topic `down`: `handshake`, `challenge`, `response`.
        case message(channel: String, payload: [UInt8])
        /// The button on its inner side was pressed.
        case button
        /// The bolt moved for an attempt, or failed to.
        case moved(attempt: Int64, isOpen: Bool)
    }

    public enum Action: Equatable, Sendable {
        /// Store this before any following action is performed.
        case keep(LockMemory)
        /// Publish under its topic `up`.
        case say(channel: String, payload: [UInt8])
        /// Draw the bolt and hold it for these seconds from now; then report `moved`.
        case open(attempt: Int64, hold: Int)
        /// A note for the log.
        case note(String)
    }

    struct OpenNonce: Sendable {
        let bytes: [UInt8]
        let madeAt: Date
    }

    /// An activation that the server has not confirmed.
    struct Pending: Sendable {
        let keys: LockKeys
        /// The server's message that started it, and the answer.
        let first: [UInt8]
        let second: [UInt8]
    }

    /// An accepted response, while the bolt moves.
    struct Moving: Sendable {
        let nonce: [UInt8]
        let hold: Int
    }

    public let identity: LockIdentity
    public internal(set) var memory: LockMemory
    /// The valid keys; nil for a new lock.
    public internal(set) var keys: LockKeys?
    var pending: Pending?
    var readyUntil: Date?
    var nonces: [Int64: OpenNonce] = [:]
    /// Attempts whose response was received, the oldest first.
    var spent: [Int64] = []
    var moving: [Int64: Moving] = [:]
    var wrong = 0
    var deafUntil: Date?

    public init(_ identity: LockIdentity, memory: LockMemory) {
        (self.identity, self.memory) = (identity, memory)
        keys = memory.keys(of: identity.device)
    }

    /// - Parameter generator: the source of nonces; a lock uses the system's.
    public mutating func apply(
        _ event: Event, at now: Date, using generator: inout some RandomNumberGenerator
    ) -> [Action] {
        do {
            switch event {
            case .message("handshake", let payload): return try handshake(payload, now, &generator)
            case .message("challenge", let payload): return try challenge(payload, now, &generator)
            case .message("response", let payload): return try response(payload, now)
            case .message: return []
            case .button:
                readyUntil = now + Self.readiness
                return [.note("It takes an activation for \(Int(Self.readiness / 60)) minutes.")]
            case .moved(let attempt, let isOpen): return moved(attempt, isOpen)
            }
        } catch {
            return [.note("A message was not taken: \(error.rawValue).")]
        }
    }

    func isDeaf(_ now: Date) -> Bool { deafUntil.map { now < $0 } ?? false }

    /// Counts a wrong response. After the fifth it ignores messages for a while, and the count starts again.
    mutating func countWrong(_ now: Date) {
        wrong += 1
        guard wrong >= Self.maxWrong else { return }
        (wrong, deafUntil) = (0, now + Self.deafness)
    }

    func say(_ channel: String, _ message: some Encodable) -> Action {
        .say(channel: channel, payload: LockMessages.bytes(message))
    }
}
