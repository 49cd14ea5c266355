import Devices
import Foundation
import HTTPTypes
import Wire

/// The last report of a device, in the terms of the old paths.
struct SkyluxStatus: Encodable, Sendable {  // generated: keys
    let deviceID: Int64
    let mac: String
    /// `OPEN`, `CLOSE`, a percentage in between, or another value of the device; `UNKNOWN` before its first report.
    let status: String
    /// Whether it is connected.
    let active: Bool
    /// The time of the report; nil if there was none.
    let reportedAt: Date?

    /// Creates the status from the property that the kind's picture shows, or else from the first writable one.
    init(_ device: DeviceRecord, _ kind: Kind?) {
        deviceID = device.deviceID
        mac = device.serial
        active = device.connected
        reportedAt = device.reportedAt
        let name = kind?.picture?.property ?? kind?.properties.first { $0.isSettable }?.name ?? ""
        status = Self.word(device.properties[name], kind?.property(name)?.type, isPicture: kind?.picture != nil)
    }

    private static func word(_ value: PropertyValue?, _ type: ValueType?, isPicture: Bool) -> String {
        switch (value, type) {
        case (.number(let number), .number(let range)) where isPicture && number <= range.lowest: "CLOSE"
        case (.number(let number), .number(let range)) where isPicture && number >= range.highest: "OPEN"
        case (.number(let number), _): Int(exactly: number).map(String.init) ?? String(number)
        case (.bool(let isOn), _): isOn ? "ON" : "OFF"
        case (.text(let word), _): word.uppercased()
        case (.program, _), (nil, _): "UNKNOWN"
        }
    }
}

/// The newest commands of a device, the newest first.
struct SkyluxHistory: Encodable, Sendable {
    let history: [CommandRecord]
}
