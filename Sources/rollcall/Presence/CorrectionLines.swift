import Vocabulary
import Wire

/// Corrections as they are printed.
enum CorrectionLines {
    /// What was believed before.
    static func before(_ correction: CorrectionRecord, _ times: TimeText) -> String {
        let state = correction.oldState.map { "\($0.rawValue) \(correction.oldRoomNumber ?? "")" }
        let visits = correction.replaced.map { visit in
            "\(visit.roomNumber) \(times.text(visit.enteredAt))–\(times.text(visit.leftAt) ?? "")"
        }
        return ((state.map { [$0] } ?? []) + visits).joined(separator: "; ")
    }
}
