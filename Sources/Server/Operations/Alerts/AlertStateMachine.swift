import Foundation
import Store
import Vocabulary

/// The life of the alert of one cause, as a value: what is seen of the cause goes in, what is to be done comes out.
///
/// It opens when the cause is seen, is counted each time, and closes 30 s after the cause is gone. Seen again within
/// ten minutes, it is reopened; later, another one is opened. Closed by hand while the cause lasts, it stays closed for
/// these ten minutes, unless the cause was gone meanwhile and came back. Some kinds are closed by hand alone.
struct AlertStateMachine: Equatable {
    /// Between the end of the cause and that of the alert, in seconds.
    static let timeout = 30.0
    /// For so many seconds after it was closed an alert can be reopened.
    static let memory = 600.0

    enum Phase: Equatable {
        case none
        case open
        case closed(at: Date, byHand: Bool)
    }

    /// What is to be done.
    enum Step: Equatable {
        case open, reopen, count, gone, close
    }

    let kind: AlertKind
    private(set) var phase: Phase
    /// When the cause was last seen.
    private(set) var lastAt: Date
    /// Since when it is gone; nil while it is there.
    private(set) var goneAt: Date?

    init(_ kind: AlertKind, phase: Phase = .none, lastAt: Date = .distantPast, goneAt: Date? = nil) {
        self.kind = kind
        self.phase = phase
        self.lastAt = lastAt
        self.goneAt = goneAt
    }

    /// The cause is there.
    mutating func see(at now: Date) -> Step? {
        let step: Step
        switch phase {
        case .none: step = .open
        case .open: step = .count
        case .closed(let closedAt, let byHand):
            let isRecent = now.timeIntervalSince(closedAt) <= Self.memory
            if isRecent, byHand, goneAt == nil, !kind.isClosedByHand { return nil }
            step = isRecent ? .reopen : .open
        }
        (phase, lastAt, goneAt) = (.open, now, nil)
        return step
    }

    /// The cause is gone.
    mutating func miss(at now: Date) -> Step? {
        guard phase != .none, goneAt == nil, !kind.isClosedByHand else { return nil }
        goneAt = now
        return .gone
    }

    /// Time goes on.
    /// - Parameter isWanted: whether alerts of this kind, about what it is about, are still told.
    mutating func look(at now: Date, isWanted: Bool = true) -> [Step] {
        guard phase == .open, !kind.isClosedByHand else { return [] }
        guard isWanted else { return [close(at: now)] }
        var steps: [Step] = []
        if let fadesAfter = kind.fadesAfter, now.timeIntervalSince(lastAt) >= fadesAfter, let step = miss(at: now) {
            steps.append(step)
        }
        if let goneAt, now.timeIntervalSince(goneAt) >= Self.timeout { steps.append(close(at: now)) }
        return steps
    }

    private mutating func close(at now: Date) -> Step {
        phase = .closed(at: now, byHand: false)
        return .close
    }
}

extension AlertStateMachine {
    init(_ standing: Alert.Standing) {
        let phase = standing.closedAt.map { Phase.closed(at: $0, byHand: standing.isClosedByHand) } ?? .open
        self.init(standing.key.kind, phase: phase, lastAt: standing.lastAt, goneAt: standing.goneAt)
    }
}
