import Foundation
import Vocabulary
import Wire

/// Visits behind locked doors that the person did not open, as a table.
enum FollowedInLines {
    static func lines(_ visits: [FollowedInRecord], _ output: Output) -> [TerminalText] {
        visits.isEmpty ? ["No visits found."] : Table(columns, of: visits, times: output.times).lines
    }

    private static let columns: [Column<FollowedInRecord>] = [
        Column("ENTERED") { $1.text($0.enteredAt) },
        Column("ROOM") { $0.roomNumber },
        Column("WHO") { "\($0.firstName) \($0.lastName)" },
        Column("BY") { $0.source?.rawValue ?? "" },
        Column("BEHIND") { [$0.behindFirstName, $0.behindLastName].compactMap(\.self).joined(separator: " ") },
        Column("ATTEMPT") { $0.behindAttemptID.map { String($0) } ?? "" },
        Column("DOOR OPENED") { $1.text($0.doorOpenedAt) ?? "" },
    ]
}
