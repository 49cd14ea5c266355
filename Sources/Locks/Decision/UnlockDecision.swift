public import Devices
public import Foundation

/// Whether a door opens, and the reasons.
public struct UnlockDecision: Equatable, Sendable {
    public let isGranted: Bool
    public let right: Right?
    public let way: UnlockChannel
    public let sight: DoorPresence
    /// In the order of `UnlockReason`.
    public let reasons: [UnlockReason]
    /// Whether only detection is missing, so that a retry makes sense.
    public let mayWait: Bool
    /// Whether only a one-time code is missing, because detection is not possible.
    public let wantsCode: Bool
}

extension UnlockDecision {
    /// What gives a person the right to open a door.
    public enum Right: Hashable, Sendable {
        case level
        case clearance(Int64)
        case booking(Int64)

        public var sort: UnlockRightSort {
            switch self {
            case .level: .level
            case .clearance: .clearance
            case .booking: .booking
            }
        }

        /// The number of the clearance or the booking.
        public var id: Int64? {
            switch self {
            case .level: nil
            case .clearance(let id), .booking(let id): id
            }
        }
    }
}

extension UnlockDecision {
    /// Everything that a decision depends on.
    public struct Query: Equatable, Sendable {  // generated: init
        /// The maximum number of seconds that a request may wait until the badge is detected.
        public static let maxWait: TimeInterval = 5

        /// The result of checking a one-time code.
        public enum CodeCheck: String, CaseIterable, Sendable {
            case none, right, wrong
        }

        public var account: Account
        public var lock: LockRules
        /// The clearances of the person and of their groups for the lock's room, whether or not they are valid now.
        public var clearances: [Clearance] = []
        /// The bookings of the lock's room, whether or not they are current.
        public var bookings: [BookedTime] = []
        public var evidence: DoorEvidence
        public var time: SchoolTime
        public var code: CodeCheck = .none
        public var overrideReason: String?
        /// The setting `allow_weak_locks`.
        public var allowsWeak: Bool = false
    }
}

extension UnlockDecision.Query {
    /// Decides on the attempt. It keeps no state between calls.
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

    /// Returns the first of level, clearance and booking that is valid.
    private func right(at now: Date) -> UnlockDecision.Right? {
        if let required = lock.requiredLevel, account.level >= required { return .level }
        if let clearance = clearances.first(where: { $0.terms.holds(at: now, time) }) {
            return .clearance(clearance.id)
        }
        return bookings.first { $0.holds(at: now) }.map { .booking($0.id) }
    }

    private var isRightElsewhen: Bool { !clearances.isEmpty || !bookings.isEmpty }

    /// Returns the result of the presence gate.
    private func mark(_ sight: DoorPresence) -> UnlockReason? {
        guard lock.gate != .off else { return nil }
        return switch sight {
        case .seen: nil
        case .notSeen: .notSeen
        case .blind: .blind
        }
    }

    /// Whether a substitute for detection is given, if detection is not possible.
    private var isVouched: Bool { code == .right || isOverridden }

    private var isOverridden: Bool { account.isAdmin && !(overrideReason ?? "").allSatisfy(\.isWhitespace) }

    private func way(_ right: UnlockDecision.Right?, _ mark: UnlockReason?) -> UnlockChannel {
        if lock.gate == .require, mark == .blind, code != .right, isOverridden { return .override }
        if case .booking = right { return .booking }
        return .own
    }
}
