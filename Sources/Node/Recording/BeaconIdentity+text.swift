import Beacon

extension BeaconIdentity {
    /// Reads `UUID/MAJOR/MINOR`, as a badge is named on the command line; nil where it is none.
    init?(slashed text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, let uuid = ProximityUUID(String(parts[0])),
            let major = UInt16(parts[1]), let minor = UInt16(parts[2])
        else { return nil }
        self.init(uuid: uuid, major: major, minor: minor)
    }

    var slashed: String { "\(uuid)/\(major)/\(minor)" }
}
