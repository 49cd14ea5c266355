public import Foundation
import Vocabulary

/// What a person says of where a person is, or was.
public struct CorrectionOrder: Sendable {
    public enum Saying: Equatable, Sendable {
        /// They are in a room now.
        case present(room: Int64)
        case left
        /// A visit was elsewhere, or at another time; nil for what stays.
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

        /// With times in milliseconds.
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
    /// The sender's number for it.
    public let idempotencyKey: UUID?
    /// On the server's clock, not after `receivedAt`.
    public let saidAt: Date
    public let receivedAt: Date
    /// The zones whose visits may be changed by it; nil for all.
    public let zones: Set<String>?
    /// What the audit says of it.
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

    /// All that makes it this word and no other. When it was said is not part of it: sent again, that differs by the
    /// time that the network took.
    var asked: String { "\(person) \(actor) \(saying.text) \(reason ?? "")" }
}

/// What became of a correction.
public struct CorrectionReceipt: Equatable, Sendable {  // generated: init
    public let correction: Int64
    /// Whether it decided where they were when it came: false if they had moved on since it was said. True of a
    /// visit.
    public let counts: Bool
}

/// What a correction means for the owner of the engine.
public struct CorrectionOutcome: Sendable {
    public let receipt: CorrectionReceipt
    /// What counts from now on; nil if that does not change.
    public let manual: ManualOverride?
}
