import Foundation
import Store
import Vocabulary

/// When the radio of a scanner last heard anything, and what speaks against its silence since.
struct HeardRadio: Sendable {
    /// Of one that told nothing for so many seconds nothing is known.
    private static let timeout = 30.0
    /// What little speaks against a scanner halves in so many stretches in which nothing does.
    private static let halfLife = 60.0
    /// So much of each stretch does not count: one badge that lies where it is seldom heard speaks for hours, and says
    /// the same again.
    private static let leak = 0.15
    /// One that heard something so many seconds before its last heartbeat is not silent.
    private static let recent = 30.0
    private static let maxMissed = 5_000

    private var heardAt: Date
    /// Whether it has heard anything since its node started.
    private var hasHeard: Bool
    private var toldAt: Date
    private var radio: ScannerRadio?
    private var evidence = 0.0
    private var missed: [SharedHearing.Look] = []
    /// Whether it was heard from since its last heartbeat.
    private var isBack = false

    /// - Parameter now: from when on its silence counts, if it has never heard anything.
    init(_ radio: ScannerRadio, at now: Date) {
        (heardAt, hasHeard, toldAt) = (radio.lastReportAt ?? now, radio.lastReportAt != nil, now)
    }

    var isDoubted: Bool { !isBack && evidence >= DeafnessWatch.doubt }
    /// Since when it hears nothing, if it is deaf.
    var deafSince: Date? { !isBack && evidence >= DeafnessWatch.certainty ? heardAt : nil }
    /// Whether it is known not to be deaf: it hears something, or does not listen at all.
    var isCleared: Bool {
        radio?.state.isListening == false || isBack || hasHeard && toldAt.timeIntervalSince(heardAt) < Self.recent
    }

    /// Takes in a heartbeat.
    /// - Returns: what it missed in a silence that has ended by itself, and that was none of a deaf scanner.
    mutating func take(_ told: ScannerRadio, at now: Date) -> [SharedHearing.Look] {
        let before = radio
        (radio, toldAt) = (told, now)
        guard told.state.isListening else {
            forget()
            return []
        }
        guard isBack || told.lastReportAt.map({ $0 > heardAt }) == true else { return [] }
        (heardAt, hasHeard) = (max(heardAt, told.lastReportAt ?? heardAt), true)
        let isMended = before.map { $0.restarts != told.restarts || $0.resets != told.resets } ?? true
        let innocent = isMended || before?.state.isListening == false ? [] : missed
        forget()
        return innocent
    }

    /// Something that it heard came.
    mutating func heard(at time: Date) {
        guard time > heardAt else { return }
        heardAt = time
        isBack = true
    }

    /// In a stretch in which it heard nothing others heard badges.
    mutating func miss(_ looks: [SharedHearing.Look], evidence more: Double) {
        guard !isBack else { return }
        missed += looks.prefix(Self.maxMissed - missed.count)
        evidence += max(0, more - Self.leak)
        if more <= Self.leak, evidence < DeafnessWatch.certainty { evidence *= pow(0.5, 1 / Self.halfLife) }
    }

    /// Whether it tells of itself at a time.
    func isPresent(at time: Date) -> Bool {
        radio?.state.isListening == true && time.timeIntervalSince(toldAt) <= Self.timeout
    }

    /// Whether it heard anything since a time.
    func isListening(from time: Date) -> Bool { heardAt >= time }

    private mutating func forget() {
        (evidence, missed, isBack) = (0, [], false)
    }
}
