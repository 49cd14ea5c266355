public import Beacon
public import HCI
public import Vocabulary

/// An open controller, as its supervisor uses it.
public protocol Radio: Sendable {
    /// The kernel's present name, such as `hci0`.
    var adapter: String { get }
    /// Nil for a controller without one.
    var publicAddress: DeviceAddress? { get async }
    /// The commands that are used for the controller.
    var commandSet: RadioCommands? { get async }
    /// Whether it lists the extended commands and refused one of them.
    var refusesExtendedCommands: Bool { get async }
    /// The losses since it was opened.
    var losses: RadioLosses { get }

    func startScanning(_ scan: RadioRoles.Scan) async throws
    func stopScanning() async throws
    /// - Parameter data: AD structures.
    func startAdvertising(_ data: [UInt8], interval: Duration) async throws
    func stopAdvertising() async throws
    /// Returns if the controller answers a harmless command.
    func checkAlive() async throws
    /// Resets the controller to its state when it was opened.
    func reset() async throws
    /// Stops scanning and advertising, and closes the controller.
    func close() async

    /// Passes on what it hears, in order, until it is closed.
    /// - Throws: `AdapterError` when the adapter goes away.
    func listen(_ take: @Sendable ([Controller.HeardReport]) async -> Void) async throws
}

/// What a controller delivered and was lost.
public struct RadioLosses: Equatable, Sendable {  // generated: init
    /// Reports, or packets of unknown content.
    public var dropped: Int = 0
    /// Events whose lengths disagree with their bytes.
    public var malformed: Int = 0
}

/// The only radio outside of tests.
extension Controller: Radio {
    public var commandSet: RadioCommands? {
        capabilities.map { $0.usesExtendedCommands ? .extended : .legacy }
    }

    public nonisolated var losses: RadioLosses {
        let counts = counts
        return RadioLosses(dropped: Int(clamping: counts.drops), malformed: Int(clamping: counts.malformed))
    }

    public func startScanning(_ scan: RadioRoles.Scan) async throws {
        try await startScanning(
            active: scan.isActive, interval: .milliseconds(scan.interval), window: .milliseconds(scan.window),
            codedPHY: scan.usesCodedPHY)
    }

    public nonisolated func listen(_ take: @Sendable ([HeardReport]) async -> Void) async throws {
        for try await reports in reports() {
            await take(reports)
        }
    }
}
