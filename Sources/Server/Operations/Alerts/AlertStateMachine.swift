import Foundation
import Store
import Vocabulary

/// The states of the alert for one cause, as a value: observations of the cause go in, steps come out.
///
/// The alert opens when the cause is seen, counts each time it is seen again, and closes 30 s after the cause is gone.
/// If the cause returns within ten minutes, the alert is reopened; after that, a new one is opened. If an admin closes
/// it while the cause lasts, it stays closed for these ten minutes, unless the cause went away and came back meanwhile.
/// Some kinds can only be closed by an admin.
struct AlertStateMachine: Equatable {
    /// The time from the end of the cause to the end of the alert, in seconds.
    static let settleTime = 30.0
    /// How long after it was closed an alert can be reopened, in seconds.
    static let reopenInterval = 600.0

    enum Phase: Equatable {
        case none
        case open
        case closed(at: Date, byHand: Bool)
    }

    /// What is to be done with the alert.
    enum Step: Equatable {
        case open, reopen, count, gone, close
    }

    let kind: AlertKind
    private(set) var phase: Phase
    /// When the cause was last seen.
    private(set) var lastAt: Date
    /// Since when the cause is gone; nil while it is present.
    private(set) var goneAt: Date?

    init(_ kind: AlertKind, phase: Phase = .none, lastAt: Date = .distantPast, goneAt: Date? = nil) {
        self.kind = kind
        self.phase = phase
        self.lastAt = lastAt
        self.goneAt = goneAt
    }

    /// Records that the cause is present.
    mutating func see(at now: Date) -> Step? {
        let step: Step
        switch phase {
        case .none: step = .open
        case .open: step = .count
        case .closed(let closedAt, let byHand):
            let isRecent = now.timeIntervalSince(closedAt) <= Self.reopenInterval
            if isRecent, byHand, goneAt == nil, !kind.isClosedByHand { return nil }
            step = isRecent ? .reopen : .open
        }
        (phase, lastAt, goneAt) = (.open, now, nil)
        return step
    }

    /// Records that the cause is gone.
    mutating func miss(at now: Date) -> Step? {
        guard phase != .none, goneAt == nil, !kind.isClosedByHand else { return nil }
        goneAt = now
        return .gone
    }

    /// Applies the passage of time.
    /// - Parameter isWanted: whether alerts of this kind are still enabled and their subject still exists.
    mutating func look(at now: Date, isWanted: Bool = true) -> [Step] {
        guard phase == .open, !kind.isClosedByHand else { return [] }
        guard isWanted else { return [close(at: now)] }
        var steps: [Step] = []
        if let fadesAfter = kind.fadesAfter, now.timeIntervalSince(lastAt) >= fadesAfter, let step = miss(at: now) {
            steps.append(step)
        }
        if let goneAt, now.timeIntervalSince(goneAt) >= Self.settleTime { steps.append(close(at: now)) }
        return steps
    }

    private mutating func close(at now: Date) -> Step {
        phase = .closed(at: now, byHand: false)
        return .close
    }
}

extension AlertStateMachine {
    init(_ standing: AlertStanding) {
        let phase = standing.closedAt.map { Phase.closed(at: $0, byHand: standing.isClosedByHand) } ?? .open
        self.init(standing.key.kind, phase: phase, lastAt: standing.lastAt, goneAt: standing.goneAt)
    }
}
