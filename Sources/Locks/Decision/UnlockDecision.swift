public import Devices
public import Foundation

/// What a lock and its room ask.
public struct LockRules: Equatable, Sendable {  // generated: init
    /// Seconds in which a person must have been seen.
    public static let withinRange = 5...120

    /// The room's; nil if no level opens.
    public var requiredLevel: Int?
    /// Whether its dialect is.
    public var isWeak: Bool = false
    public var gate: PresenceGate = .off
    public var within: Int = 20
    /// dBm; nil if any level counts.
    public var minRSSI: Int?
    public var trustsClient: Bool = false
}

/// All that a decision rests on.
public struct UnlockQuery: Equatable, Sendable {  // generated: init
    /// For so many seconds a request may wait to see the badge.
    public static let maxWait: TimeInterval = 5

    /// What came of a one-time code.
    public enum CodeCheck: String, CaseIterable, Sendable {
        case none, right, wrong
    }

    public var account: Account
    public var lock: LockRules
    /// Those of the person and of their groups for the lock's room, whether or not they hold now.
    public var clearances: [Clearance] = []
    /// Those of the lock's room, whether or not they are now.
    public var bookings: [BookedTime] = []
    public var evidence: DoorEvidence
    public var time: SchoolTime
    public var code: CodeCheck = .none
    public var overrideReason: String?
    /// The setting `allow_weak_locks`.
    public var allowsWeak: Bool = false
}

/// Whether a door opens, and all that led to it.
public struct UnlockDecision: Equatable, Sendable {
    public let isGranted: Bool
    public let right: UnlockRight?
    public let way: UnlockChannel
    public let sight: DoorPresence
    /// In the order of `UnlockReason`.
    public let reasons: [UnlockReason]
    /// Nothing is missing but that they are seen: it is worth looking again.
    public let mayWait: Bool
    /// Nothing is missing but a one-time code, since no person can be seen.
    public let wantsCode: Bool
}

extension UnlockQuery {
    /// Decides. Nothing in it is remembered from one time to the next.
    public func decide(at now: Date) -> UnlockDecision {
        let (right, sight) = (right(at: now), lock.sight(evidence, at: now))
        var reasons: Set<UnlockReason> = []
        if right == nil { reasons.insert(isRightElsewhen ? .outsideHours : .noRight) }
        if lock.isWeak, !allowsWeak { reasons.insert(.weakLock) }
        if account.mustChangePassword { reasons.insert(.passwordPending) }
        let mark = mark(sight)
        let isStopped = lock.gate == .require && (mark == .notSeen || mark == .blind && !isVouched)
        let isGranted = reasons.isEmpty && !isStopped
        let isLast = reasons.isEmpty && isStopped
        if let mark { reasons.insert(mark) }
        return UnlockDecision(
            isGranted: isGranted, right: right, way: way(right, mark), sight: sight,
            reasons: UnlockReason.allCases.filter(reasons.contains), mayWait: isLast && mark == .notSeen,
            wantsCode: isLast && mark == .blind)
    }

    /// The first of level, clearance and booking that holds.
    private func right(at now: Date) -> UnlockRight? {
        if let required = lock.requiredLevel, account.level >= required { return .level }
        if let clearance = clearances.first(where: { $0.terms.holds(at: now, time) }) {
            return .clearance(clearance.id)
        }
        return bookings.first { $0.holds(at: now) }.map { .booking($0.id) }
    }

    private var isRightElsewhen: Bool { !clearances.isEmpty || !bookings.isEmpty }

    /// What the gate has to say.
    private func mark(_ sight: DoorPresence) -> UnlockReason? {
        guard lock.gate != .off else { return nil }
        return switch sight {
        case .seen: nil
        case .notSeen: .notSeen
        case .blind: .blind
        }
    }

    /// Whether something stands in for being seen, where no person can be.
    private var isVouched: Bool { code == .right || isOverridden }

    private var isOverridden: Bool { account.isAdmin && !(overrideReason ?? "").allSatisfy(\.isWhitespace) }

    private func way(_ right: UnlockRight?, _ mark: UnlockReason?) -> UnlockChannel {
        if lock.gate == .require, mark == .blind, code != .right, isOverridden { return .override }
        if case .booking = right { return .booking }
        return .own
    }
}
