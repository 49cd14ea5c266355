import ArgumentParser
import Client
import Wire

/// `rollcall devices register`.
struct DeviceRegisterCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "register", abstract: "Make a device yours, with the code of its label.")

    @Argument(help: "What is printed on the device; with --station it may be left out.")
    var serial: String?

    @Option(help: "The registration code. It is not needed while an admin has opened the registration.")
    var code: String?

    @Option(help: "What it is called from now on.")
    var name: String?

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        if serial == nil, remote.chosen.station == nil {
            throw ValidationError("Say what is printed on the device, or name a --station.")
        }
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        guard let serial = try serial ?? remote.chosen.device() else { throw ExitCode.validationFailure }
        let reply = try await client.send(RegisterDevice(serial: serial, code: code, deviceName: name))
        try output.show(reply, "Device \(reply.deviceID) is yours.")
    }
}
