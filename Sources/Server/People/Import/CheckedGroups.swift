import Foundation
import Store

/// The cells of groups in a table and the names in them, each checked once: the same ones occur in many rows.
struct CheckedGroups {
    typealias Verdict = Result<String, Check.TextRule.Complaint>

    private var cells: [String: [Verdict]] = [:]
    private var verdicts: [String: Verdict] = [:]

    /// The number of different names that were checked.
    var count: Int { verdicts.count }

    /// - Parameter cell: names separated by `|`; blank ones do not count. If there are more than a student may be in,
    ///   only enough of them to show this are checked.
    mutating func verdicts(on cell: String) -> [Verdict] {
        if let known = cells[cell] { return known }
        let names = cell.utf8.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
        let found = names.filter { !$0.unicodeScalars.allSatisfy(CharacterSet.whitespaces.contains) }
            .prefix(StudentReading.maxGroups + 1).map { verdict(on: $0) }
        cells[cell] = found
        return found
    }

    /// - Parameter name: as it is in the cell, with surrounding blanks.
    mutating func verdict(on name: String) -> Verdict {
        if let known = verdicts[name] { return known }
        let verdict = Result { () throws(Check.TextRule.Complaint) in try Check.TextRule.text(name, limit: 100) }
        verdicts[name] = verdict
        return verdict
    }
}
