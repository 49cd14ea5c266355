import Beacon
import Foundation
import Testing

/// One row of `Captures/adv-reports.csv`: what a report of the capture must be decoded to.
struct AdvertisingRow: Sendable {
    let index: Int
    /// Microseconds since the first report.
    let time: Int64
    let eventType: UInt8
    let addressType: UInt8
    let address: String
    let rssi: Int8
    let data: [UInt8]
    let isWellFormed: Bool
    let uuid: String
    let major: String
    let minor: String
    let power: String

    init?(_ line: Substring) {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 12, let index = Int(fields[0]), let time = Int64(fields[1]),
            let eventType = UInt8(fields[2]), let addressType = UInt8(fields[3]), let rssi = Int8(fields[5])
        else { return nil }
        (self.index, self.time, self.eventType, self.addressType) = (index, time, eventType, addressType)
        (address, self.rssi, data, isWellFormed) = (fields[4], rssi, [UInt8](hex: fields[6]), fields[7] == "1")
        (uuid, major, minor, power) = (fields[8], fields[9], fields[10], fields[11])
    }

    static func all() throws -> [AdvertisingRow] {
        let lines = try String(contentsOf: Captures.url("adv-reports.csv"), encoding: .utf8)
            .split(whereSeparator: \.isNewline).dropFirst()
        return try lines.map { try #require(AdvertisingRow($0)) }
    }
}
