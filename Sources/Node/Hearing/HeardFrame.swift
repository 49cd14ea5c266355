public import Beacon
public import Foundation

/// One iBeacon advertisement as a receiver heard it.
public struct HeardFrame: Equatable, Sendable {
    public let beacon: BeaconIdentity
    /// Nil if the recording does not contain it.
    public let address: DeviceAddress?
    /// In dBm; nil if the controller reported none that is possible: no badge is as loud as 0 dBm.
    public let rssi: Int?
    /// By the node's clock.
    public let heardAt: Date

    public init(beacon: BeaconIdentity, address: DeviceAddress? = nil, rssi: Int?, heardAt: Date) {
        self.beacon = beacon
        self.address = address
        self.rssi = rssi.flatMap { $0 < 0 ? $0 : nil }
        self.heardAt = heardAt
    }
}

extension BeaconIdentity {
    /// Reads `UUID/MAJOR/MINOR`, the form of a badge on the command line; nil for any other text.
    init?(slashed text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, let uuid = ProximityUUID(String(parts[0])),
            let major = UInt16(parts[1]), let minor = UInt16(parts[2])
        else { return nil }
        self.init(uuid: uuid, major: major, minor: minor)
    }

    static let slashedHint = "Use the form UUID/MAJOR/MINOR, with major and minor from 0 to 65535."

    var slashed: String { "\(uuid)/\(major)/\(minor)" }
}
