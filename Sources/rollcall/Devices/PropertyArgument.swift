import ArgumentParser
import Devices
import Foundation

/// An argument of a device's command as people type it: `position=50`. A value that is not
/// valid JSON is a text.
struct PropertyArgument: ExpressibleByArgument {
    let name: String
    let value: PropertyValue

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return nil }
        name = parts[0]
        value = (try? JSONDecoder().decode(PropertyValue.self, from: Data(parts[1].utf8))) ?? .text(parts[1])
    }
}

extension [PropertyArgument] {
    /// The properties by name; the last value given for a name counts.
    var properties: DeviceProperties {
        reduce(into: [:]) { $0[$1.name] = $1.value }
    }
}
