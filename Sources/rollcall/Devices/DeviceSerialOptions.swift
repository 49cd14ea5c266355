import ArgumentParser

/// The device that a person registers.
struct DeviceSerialOptions: ParsableArguments {
    @Argument(help: "The serial on the device's label; may be omitted with --station.")
    var serial: String?

    /// Returns the given serial, or else the serial of the station.
    /// - Throws: `CommandError` if the station cannot be read, or is a server.
    func serial(_ chosen: StationOption) throws -> String {
        guard let serial = try serial ?? chosen.device() else { throw ExitCode.validationFailure }
        return serial
    }
}
