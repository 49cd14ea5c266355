import Foundation
import Vocabulary

/// A room that is weighed against the one somebody is believed to be in.
///
/// In: how much likelier each second makes the one than the other. Out: whether enough was said for a move. Who sits
/// still between two rooms is heard a little louder now by one scanner, now by the other: what came to nothing before
/// says how much has to be said. E. S. Page, "Continuous inspection schemes" (Biometrika 41, 1954): the cumulative sum
/// of what speaks for a change, less a constant, and never below zero.
struct Contest: Equatable, Sendable {
    let held: Int64
    let rival: Int64
    /// The cumulative sum for the rival.
    private(set) var gain: Float = 0
    /// The greatest that came to nothing; it fades.
    private(set) var swing: Float = 0
    /// The greatest since the sum was zero.
    private var peak: Float = 0

    init(held: Int64, rival: Int64, swing: Float = 0) {
        (self.held, self.rival, self.swing) = (held, rival, swing)
    }

    /// - Parameters:
    ///   - second: the logarithm of how much likelier a second made the rival than the room that is held.
    ///   - elapsed: since the last such second, in seconds.
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

    /// Nothing was, and nothing is, in question.
    var isIdle: Bool { gain == 0 && swing < 1 }

    /// Whether enough was said for somebody to be moved to a room.
    func isDecided(for room: Int64) -> Bool {
        room != rival || gain >= Float(Parameters.current.decision.gainOfSwing) * swing
    }

    /// What is left to weigh once somebody was moved to the rival.
    func reversed() -> Contest { Contest(held: rival, rival: held, swing: swing) }
}

extension PersonTrack {
    /// Goes on weighing the room in question, or begins with the one that gains most.
    mutating func noteContest(_ gains: [(room: Int64, gain: Double)], after elapsed: Double) {
        guard let held = whereabouts, held.state == .present else { return contest = nil }
        if contest?.held != held.room { contest = contest?.rival == held.room ? contest?.reversed() : nil }
        if contest?.isIdle ?? true {
            guard let rival = gains.filter({ $0.room != held.room }).max(by: { $0.gain < $1.gain }) else { return }
            if contest?.rival != rival.room { contest = Contest(held: held.room, rival: rival.room) }
        }
        guard let rival = contest?.rival else { return }
        // A room that nobody hears them in is as unlikely as one second can make it.
        let least = log(Parameters.current.emission.outlierShare)
        func gain(_ room: Int64) -> Double { gains.first { $0.room == room }?.gain ?? least }
        contest?.take(gain(rival) - gain(held.room), after: elapsed)
    }
}
