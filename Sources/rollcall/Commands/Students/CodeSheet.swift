import Foundation
import Tables
import Wire

/// One-time codes as a table for a spreadsheet, from which they are printed or mailed.
enum CodeSheet {
    static func text(_ codes: [ClaimCodeRecord], until end: Date?) -> String {
        let holdsUntil = end.map { RFC3339.string(from: $0) } ?? ""
        let lines = [["email", "code", "holds_until"]] + codes.map { [$0.email, $0.code, holdsUntil] }
        return lines.map { CSVCell.line($0) + "\r\n" }.joined()
    }
}
