import Logging

extension Controller {
    /// Sends one command and waits for its answer. Throws `AdapterError.refused` for a status other than success.
    @discardableResult
    func perform(_ command: HCICommand) async throws(AdapterError) -> ReturnParameters {
        let parameters = ReturnParameters(try await intake.exchange.perform(command))
        // An answer without a status is no success.
        let status = parameters.status ?? .unspecifiedError
        guard status == .success else { throw .refused(adapter, command.opcode, status) }
        return parameters
    }

    func perform(_ commands: [HCICommand]) async throws(AdapterError) {
        for command in commands { try await perform(command) }
    }

    /// Starts what may be on already, be it by another program: then a controller refuses with Command Disallowed, and it is
    /// stopped and started once more.
    func start(_ commands: [HCICommand], stop: [HCICommand]) async throws(AdapterError) {
        do {
            try await perform(commands)
        } catch .refused(_, _, .commandDisallowed) {
            try await turnOff(stop)
            try await perform(commands)
        }
    }

    /// Turns off what may be off already: that a controller refuses this, then, is no failure.
    func turnOff(_ commands: [HCICommand]) async throws(AdapterError) {
        for command in commands {
            do {
                try await perform(command)
            } catch .refused(_, _, .commandDisallowed), .refused(_, _, .unknownAdvertisingIdentifier) {
                logger.debug("is off already", metadata: ["command": "\(command.opcode)"])
            }
        }
    }
}
