public import Foundation
import Vocabulary

/// A request to state where a person is, or was.
public struct CorrectionOrder: Sendable {
    public enum Saying: Equatable, Sendable {
        /// The person is in a room now.
        case present(room: Int64)
        case left
        /// A visit was in another room, or at another time; nil for unchanged values.
        case change(visit: Int64, room: Int64?, enteredAt: Date?, leftAt: Date?)
        case add(room: Int64, enteredAt: Date, leftAt: Date)
        case remove(visit: Int64)

        var kind: CorrectionKind {
            switch self {
            case .present: .present
            case .left: .left
            case .change: .changed
            case .add: .added
            case .remove: .removed
            }
        }

        /// Its text form, with times in milliseconds.
        fileprivate var text: String {
            func number(_ time: Date?) -> String { time.map { "\(Int64($0.timeIntervalSince1970 * 1000))" } ?? "-" }
            switch self {
            case .present(let room): return "present \(room)"
            case .left: return "left"
            case .change(let visit, let room, let entered, let left):
                return "change \(visit) \(room ?? 0) \(number(entered)) \(number(left))"
            case .add(let room, let entered, let left): return "add \(room) \(number(entered)) \(number(left))"
            case .remove(let visit): return "remove \(visit)"
            }
        }
    }

    public let person: Int64
    public let saying: Saying
    public let reason: String?
    public let actor: Int64
    /// The idempotency key from the sender.
    public let idempotencyKey: UUID?
    /// On the server's clock, not after `receivedAt`.
    public let saidAt: Date
    public let receivedAt: Date
    /// The zones whose visits it may change; nil for all.
    public let zones: Set<String>?
    /// The audit entry for it.
    public let entry: AuditEntry

    public init(
        of person: Int64, _ saying: Saying, reason: String?, by actor: Int64, idempotencyKey: UUID?, saidAt: Date,
        receivedAt: Date, zones: Set<String>?, entry: AuditEntry
    ) {
        self.person = person
        self.saying = saying
        self.reason = reason
        self.actor = actor
        self.idempotencyKey = idempotencyKey
        self.saidAt = saidAt
        self.receivedAt = receivedAt
        self.zones = zones
        self.entry = entry
    }

    /// Identifies the request. The time of the statement is not part of it, because that differs by the network delay
    /// when the request is sent again.
    var asked: String { "\(person) \(actor) \(saying.text) \(reason ?? "")" }
}
