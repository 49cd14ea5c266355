import Devices
import Foundation
import Wire

/// A value of a reply as a cell of a table.
enum Cell {
    static func text(_ value: String?, _ times: TimeText) -> String { value ?? "" }

    /// Returns the value as text: empty for nil, a time as people read it, yes or no, a name on the wire, the elements
    /// of a list separated by spaces, and JSON for a record.
    static func text(_ value: Any?, _ times: TimeText) -> String {
        switch value {
        case nil: ""
        case let date as Date: times.text(date)
        case let flag as Bool: flag ? "yes" : "no"
        case let name as any RawRepresentable<String>: name.rawValue
        case let list as [Any]: list.map { text($0, times) }.joined(separator: " ")
        case let plain as any CustomStringConvertible: plain.description
        case let record as any Encodable: (try? PrettyJSON.line(record)) ?? ""
        case let other?: String(describing: other)
        }
    }

    /// Returns the count; empty for zero and nil.
    static func count(_ count: Int?) -> String {
        count.map { $0 > 0 ? String($0) : "" } ?? ""
    }

    static func days(_ weekdays: [Weekday]) -> String {
        weekdays.count == 7 ? "all" : weekdays.map(\.rawValue).joined(separator: ",")
    }

    /// Returns the members of a reply, one per line; members without a value are left out.
    static func lines(_ members: [(name: String, value: Any?)], _ times: TimeText) -> [TerminalText] {
        Fields(
            members.map { name, value in
                let text = text(value, times)
                return (name.prefix(1).uppercased() + name.dropFirst(), text.isEmpty ? nil : text)
            }
        ).lines
    }
}
