public import Client
public import Wire

/// The connection to the server.
public protocol Uplink: Sendable {
    /// - Throws: `Wire.Failure` if the server refuses; any other error if no answer arrived.
    func send<R: Request>(_ request: R) async throws -> R.Reply

    /// Must be called once, after the last request.
    func shutdown() async throws
}

extension RollcallClient: Uplink {}
