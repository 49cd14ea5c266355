import ArgumentParser
import Wire

/// The holder of a grant, as people type it: `person=ADDRESS`, `group=NAME`, or `zone=NAME` for its staff.
struct HolderArgument: ExpressibleByArgument {
    let record: DeviceGrantRecord

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("person", 2): record = DeviceGrantRecord(email: parts[1])
        case ("group", 2): record = DeviceGrantRecord(groupName: parts[1])
        case ("zone", 2): record = DeviceGrantRecord(zoneName: parts[1])
        default: return nil
        }
    }
}
