public import Logging

extension Controller {
    /// Opens an adapter of this machine, as in `hci0`, and prepares it. Throws `AdapterError`.
    public static func open(
        adapter: String, mode: ControllerMode, logger: Logger, recorder: PacketRecorder? = nil
    ) async throws(AdapterError) -> Controller {
        let socket = try await HCISocket.open(adapter, mode: mode)
        let controller = Controller(transport: socket, mode: mode, logger: logger, recorder: recorder)
        do {
            try await controller.prepare()
        } catch {
            await controller.close()
            throw error
        }
        return controller
    }
}
