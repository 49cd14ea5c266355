public import Foundation

/// A lock's side of the wire, as a value: messages, its button and time go in; what is written down, said and done
/// comes out, in this order. It knows no clock of the wall: only how much time went by.
public struct LockCore: Sendable {
    /// For so many seconds a nonce may be used, once.
    static let nonceLife: TimeInterval = 10
    static let maxNonces = 4
    /// After so many wrong responses it is deaf for so many seconds.
    static let maxWrong = 5
    static let deafness: TimeInterval = 30
    /// For so many seconds after its button was pressed it takes another activation.
    static let readiness: TimeInterval = 300
    /// It remembers so many attempts that had their response.
    static let maxSpent = 64
    /// It holds open for at most so many seconds.
    static let maxHold = 3_600

    public enum Event: Equatable, Sendable {
        /// Something came under its topic `down`: `handshake`, `challenge`, `response`.
        case message(channel: String, payload: [UInt8])
        /// A person pressed the button on its inner side.
        case button
        /// The bolt moved as an attempt wanted, or could not.
        case moved(attempt: Int64, isOpen: Bool)
    }

    public enum Action: Equatable, Sendable {
        /// On the disk before anything that follows is done.
        case keep(LockMemory)
        /// Publish under its topic `up`.
        case say(channel: String, payload: [UInt8])
        /// Draw the bolt and hold it for so many seconds from now; then say `moved`.
        case open(attempt: Int64, hold: Int)
        /// For who reads along.
        case note(String)
    }

    struct OpenNonce: Sendable {
        let bytes: [UInt8]
        let madeAt: Date
    }

    /// An activation that the server has not confirmed.
    struct Pending: Sendable {
        let keys: LockKeys
        /// The server's message that led to it, and the answer.
        let first: [UInt8]
        let second: [UInt8]
    }

    /// A response that was taken, while the bolt moves.
    struct Moving: Sendable {
        let nonce: [UInt8]
        let hold: Int
    }

    public let identity: LockIdentity
    public internal(set) var memory: LockMemory
    /// The keys that hold; nil of a new lock.
    public internal(set) var keys: LockKeys?
    var pending: Pending?
    var readyUntil: Date?
    var nonces: [Int64: OpenNonce] = [:]
    /// Attempts that had their response, the oldest first.
    var spent: [Int64] = []
    var moving: [Int64: Moving] = [:]
    var wrong = 0
    var deafUntil: Date?

    public init(_ identity: LockIdentity, memory: LockMemory) {
        (self.identity, self.memory) = (identity, memory)
        keys = memory.keys(of: identity.device)
    }

    /// - Parameter generator: where nonces come from; a lock's is the system's.
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

    /// One wrong message more. After the fifth no person is heard for a while, and the count begins anew.
    mutating func countWrong(_ now: Date) {
        wrong += 1
        guard wrong >= Self.maxWrong else { return }
        (wrong, deafUntil) = (0, now + Self.deafness)
    }

    func say(_ channel: String, _ message: some Encodable) -> Action {
        .say(channel: channel, payload: LockMessages.bytes(message))
    }
}
