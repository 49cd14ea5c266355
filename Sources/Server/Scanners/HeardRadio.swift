import Foundation
import Store
import Vocabulary

/// When the radio of a scanner last heard anything, and the evidence of deafness since then.
struct HeardRadio: Sendable {
    /// The seconds without a heartbeat after which the state of a scanner is unknown.
    private static let timeout = 30.0
    /// The number of periods without new evidence in which a small amount of evidence halves.
    private static let halfLife = 60.0
    /// The evidence of each period that is not counted: a badge that lies where this scanner rarely hears it gives the
    /// same evidence again for hours.
    private static let leak = 0.15
    /// A scanner that heard something within this many seconds before its last heartbeat is not silent.
    private static let recent = 30.0
    private static let maxMissed = 5_000

    private var heardAt: Date
    /// Whether the scanner has heard anything since its node started.
    private var hasHeard: Bool
    private var toldAt: Date
    private var radio: ScannerRadio?
    private var evidence = 0.0
    private var missed: [SharedHearing.Look] = []
    /// Whether a sighting came from it since its last heartbeat.
    private var isBack = false

    /// - Parameter now: when its silence begins if it has never heard anything.
    init(_ radio: ScannerRadio, at now: Date) {
        (heardAt, hasHeard, toldAt) = (radio.lastReportAt ?? now, radio.lastReportAt != nil, now)
    }

    var isDoubted: Bool { !isBack && evidence >= DeafnessWatch.doubt }
    /// Since when the scanner has heard nothing, if it is deaf.
    var deafSince: Date? { !isBack && evidence >= DeafnessWatch.certainty ? heardAt : nil }
    /// Whether the scanner is known not to be deaf: it hears something, or is not listening at all.
    var isCleared: Bool {
        radio?.state.isListening == false || isBack || hasHeard && toldAt.timeIntervalSince(heardAt) < Self.recent
    }

    /// Records a heartbeat.
    /// - Returns: what the scanner missed in a silence that ended by itself and was therefore not deafness.
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

    /// Records that a sighting came from the scanner.
    mutating func heard(at time: Date) {
        guard time > heardAt else { return }
        heardAt = time
        isBack = true
    }

    /// Records a period in which other scanners heard badges and this one heard nothing.
    mutating func miss(_ looks: [SharedHearing.Look], evidence more: Double) {
        guard !isBack else { return }
        missed += looks.prefix(Self.maxMissed - missed.count)
        evidence += max(0, more - Self.leak)
        if more <= Self.leak, evidence < DeafnessWatch.certainty { evidence *= pow(0.5, 1 / Self.halfLife) }
    }

    /// Whether the scanner was listening at a time, with a recent heartbeat.
    func isPresent(at time: Date) -> Bool {
        radio?.state.isListening == true && time.timeIntervalSince(toldAt) <= Self.timeout
    }

    /// Whether the scanner has heard anything since a time.
    func isListening(from time: Date) -> Bool { heardAt >= time }

    private mutating func forget() {
        (evidence, missed, isBack) = (0, [], false)
    }
}
