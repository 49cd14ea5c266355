import Vocabulary
import Wire

/// The printed form of corrections.
enum CorrectionLines {
    /// Returns what was believed before a correction: a state, visits or both.
    static func before(_ correction: CorrectionRecord, _ times: TimeText) -> String {
        let state = correction.oldState.map { "\($0.rawValue) \(correction.oldRoomNumber ?? "")" }
        let visits = correction.replaced.map { visit in
            "\(visit.roomNumber) \(times.text(visit.enteredAt))–\(times.text(visit.leftAt) ?? "")"
        }
        return ((state.map { [$0] } ?? []) + visits).joined(separator: "; ")
    }
}
