import Foundation
import Wire

extension SightingRecord {
    /// For a person: time, identity, level, how often in the second, and from which address.
    var line: String {
        let time = RFC3339.string(from: heardAt)
        let level = rssi.map { "\($0) dBm" } ?? "no RSSI"
        let address = address.map { "  \($0)" } ?? ""
        return "\(time)  \(uuid)  \(major)/\(minor)  \(level)  ×\(count ?? 1)\(address)"
    }
}
