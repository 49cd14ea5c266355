import Foundation
import Vocabulary

/// The evidence for a rival room against the room that a person is believed to be in.
///
/// In: the log-likelihood ratio of the two rooms, each second. Out: whether the evidence suffices for a move. A badge
/// that lies still between two rooms is heard slightly louder by one scanner or the other in turn; the largest sum that
/// ended without a move raises the sum that a move needs. The sum is that of E. S. Page, "Continuous inspection
/// schemes" (Biometrika 41, 1954): the cumulative log-likelihood ratio, less a constant, and never below zero.
struct Contest: Equatable, Sendable {
    let held: Int64
    let rival: Int64
    /// The cumulative sum for the rival.
    private(set) var gain: Float = 0
    /// The largest sum that returned to zero without a move; it decays.
    private(set) var swing: Float = 0
    /// The largest sum since it was last zero.
    private var peak: Float = 0

    init(held: Int64, rival: Int64, swing: Float = 0) {
        (self.held, self.rival, self.swing) = (held, rival, swing)
    }

    /// - Parameters:
    ///   - second: the log-likelihood ratio of the rival to the held room in one second (natural logarithm).
    ///   - elapsed: the time since the last such second, in seconds.
    mutating func take(_ second: Double, after elapsed: Double) {
        let parameters = Parameters.current.decision
        swing *= Float(exp(-elapsed / parameters.swingMemory))
        gain = max(0, gain + Float(second - parameters.doubt))
        if gain == 0 {
            swing = max(swing, peak)
            peak = 0
        } else {
            peak = max(peak, gain)
        }
    }

    /// Whether there is no evidence for the rival, now or recently.
    var isIdle: Bool { gain == 0 && swing < 1 }

    /// Returns whether the evidence suffices for a move to the room.
    func isDecided(for room: Int64) -> Bool {
        room != rival || gain >= Float(Parameters.current.decision.gainOfSwing) * swing
    }

    /// Returns the contest after a move to the rival.
    func reversed() -> Contest { Contest(held: rival, rival: held, swing: swing) }
}

extension PersonTrack {
    /// Adds a second to the contest, or begins one with the room that gains most.
    mutating func noteContest(_ gains: [(room: Int64, gain: Double)], after elapsed: Double) {
        guard let held = whereabouts, held.state == .present else { return contest = nil }
        if contest?.held != held.room { contest = contest?.rival == held.room ? contest?.reversed() : nil }
        if contest?.isIdle ?? true {
            guard let rival = gains.filter({ $0.room != held.room }).max(by: { $0.gain < $1.gain }) else { return }
            if contest?.rival != rival.room { contest = Contest(held: held.room, rival: rival.room) }
        }
        guard let rival = contest?.rival else { return }
        // A room without a reading is as unlikely as one second can make it.
        let minimum = log(Parameters.current.emission.outlierShare)
        func gain(_ room: Int64) -> Double { gains.first { $0.room == room }?.gain ?? minimum }
        contest?.take(gain(rival) - gain(held.room), after: elapsed)
    }
}
