import ArgumentParser
import Vocabulary
import Wire

/// A grant as people type it: `operate:group=10b`.
struct GrantArgument: ExpressibleByArgument {
    let record: DeviceGrantRecord

    init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let level = DeviceLevel(rawValue: parts[0]),
            let holder = HolderArgument(argument: parts[1])?.record
        else { return nil }
        record = DeviceGrantRecord(
            email: holder.email, groupName: holder.groupName, zoneName: holder.zoneName, level: level)
    }
}
