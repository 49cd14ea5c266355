import ArgumentParser
import Beacon
import Wire

/// Arguments of the commands with which a student's client reports.
enum StudentClientCommands {
    /// A beacon that the client hears, as `UUID/MAJOR/MINOR`, followed by `@RSSI` in dBm if known.
    struct BeaconArgument: ExpressibleByArgument, Equatable {
        let heard: HeardBeacon

        init?(argument: String) {
            let halves = argument.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
            let parts = halves[0].split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 3, let uuid = ProximityUUID(String(parts[0])),
                let major = UInt16(parts[1]), let minor = UInt16(parts[2])
            else { return nil }
            var rssi: Int?
            if halves.count == 2 {
                guard let level = Int(halves[1]), (-128...127).contains(level) else { return nil }
                rssi = level
            }
            heard = HeardBeacon(uuid: uuid, major: major, minor: minor, rssi: rssi)
        }
    }
}
