import Beacon

extension IBeaconVector {
    var bytes: [UInt8] { [UInt8](hex: hex) }

    /// The frame that is expected; nil where the bytes are to be refused.
    var frame: IBeaconFrame? {
        guard let uuid = expect.uuid.flatMap(ProximityUUID.init), let major = expect.major, let minor = expect.minor,
            let power = expect.measuredPower
        else { return nil }
        return IBeaconFrame(
            identity: BeaconIdentity(uuid: uuid, major: major, minor: minor), measuredPower: power)
    }
}
