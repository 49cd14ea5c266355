import ArgumentParser

/// The device that a person registers.
struct DeviceSerialOptions: ParsableArguments {
    @Argument(help: "The serial on the label of the device; with --station it may be left out.")
    var serial: String?

    /// The serial, or else that of the station.
    /// - Throws: `CommandError` if the station cannot be read, or is a server.
    func serial(_ chosen: StationOption) throws -> String {
        guard let serial = try serial ?? chosen.device() else { throw ExitCode.validationFailure }
        return serial
    }
}
