import ArgumentParser

/// A device, a command and the command's arguments, as a person types them in one line.
struct DeviceOrderOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The device's ID or serial; a command of its kind, or a spoken phrase for one; and the command's "
                + "arguments, as name=value.", valueName: "word"))
    var words: [String]

    func validate() throws {
        guard words.dropFirst(2).allSatisfy({ PropertyArgument(argument: $0) != nil }) else {
            throw ValidationError("Give the command's arguments as name=value, such as position=50.")
        }
    }

    /// Returns the order that the words describe, for the device of the station if the words name no device.
    /// - Throws: `CommandError` if the station cannot be read, or is a server.
    func order(_ chosen: StationOption) throws -> DeviceOrder {
        let order = DeviceOrder(words, hasStation: chosen.station != nil)
        return order.deviceID == nil && order.serial == nil ? order.with(serial: try chosen.device()) : order
    }
}
