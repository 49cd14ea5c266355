import Beacon
public import Configuration

extension AdvertiseSettings {
    /// Keys: `uuid`, `major` and `minor`, or `beacon` (a number of the server's list); `measured_power` (-59 dBm),
    /// `interval_ms` (100). Nil where there is none of the first four.
    ///
    /// - Throws: `NodeError` for half an identity, two of them, or numbers that no beacon has.
    public init?(reader: ConfigReader) throws {
        let uuid = reader.string(forKey: "uuid")
        let major = reader.int(forKey: "major")
        let minor = reader.int(forKey: "minor")
        let number = reader.int(forKey: "beacon")
        if uuid == nil, major == nil, minor == nil, number == nil { return nil }
        try self.init(
            uuid: uuid, major: major, minor: minor, beacon: number,
            measuredPower: reader.int(forKey: "measured_power"), interval: reader.int(forKey: "interval_ms"))
    }
}
