import Devices

/// A command for a device, parsed from the words of `rollcall devices tell`.
struct DeviceOrder: Equatable {
    let deviceID: Int64?
    /// Nil if the device is named by its ID, or omitted.
    let serial: String?
    let command: String
    let args: DeviceProperties

    /// - Parameters:
    ///   - words: the device, the command and the arguments; at least two without a station.
    ///   - hasStation: whether the device may be omitted: then the second word is an argument, or missing.
    init(_ words: [String], hasStation: Bool) {
        let isWithout = hasStation && (words.dropFirst().first?.contains("=") ?? true)
        let rest = words.dropFirst(isWithout ? 0 : 1)
        let device = isWithout ? nil : words.first
        let id = device.flatMap { Int64($0) }
        self.init(
            deviceID: id, serial: id == nil ? device : nil, command: rest.first ?? "",
            args: rest.dropFirst().compactMap { PropertyArgument(argument: $0) }.properties)
    }

    private init(deviceID: Int64?, serial: String?, command: String, args: DeviceProperties) {
        self.deviceID = deviceID
        self.serial = serial
        self.command = command
        self.args = args
    }

    func with(serial: String?) -> DeviceOrder {
        DeviceOrder(deviceID: deviceID, serial: serial, command: command, args: args)
    }
}
