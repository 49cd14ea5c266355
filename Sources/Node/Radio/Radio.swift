public import Beacon
public import HCI
public import Vocabulary

/// An opened controller, as its supervisor sees it.
public protocol Radio: Sendable {
    /// As the kernel names it now, such as `hci0`.
    var adapter: String { get }
    /// Nil for a controller without one.
    var publicAddress: DeviceAddress? { get async }
    /// Which commands the controller is given.
    var commandSet: RadioCommands? { get async }
    /// Whether it lists the extended commands and refused one of them.
    var refusesExtendedCommands: Bool { get async }
    /// Counts since it was opened.
    var losses: RadioLosses { get }

    func startScanning(_ scan: RadioDuty.Scan) async throws
    func stopScanning() async throws
    /// - Parameter data: AD structures.
    func startAdvertising(_ data: [UInt8], interval: Duration) async throws
    func stopAdvertising() async throws
    /// Returns if it answers a harmless command.
    func checkAlive() async throws
    /// Leaves it as it was when it was opened.
    func reset() async throws
    /// Leaves it neither scanning nor advertising.
    func close() async

    /// Hands over what it hears, in order, until it is closed.
    /// - Throws: `AdapterError` when the adapter goes away.
    func listen(_ take: @Sendable ([Controller.HeardReport]) async -> Void) async throws
}

/// What a controller delivered and no person heard.
public struct RadioLosses: Equatable, Sendable {  // generated: init
    /// Reports, or packets of which no person knows what they held.
    public var dropped: Int = 0
    /// Events whose lengths disagree with their bytes.
    public var malformed: Int = 0
}

/// The one radio there is outside of tests.
extension Controller: Radio {
    public var commandSet: RadioCommands? {
        capabilities.map { $0.usesExtendedCommands ? .extended : .legacy }
    }

    public nonisolated var losses: RadioLosses {
        let counts = counts
        return RadioLosses(dropped: Int(clamping: counts.drops), malformed: Int(clamping: counts.malformed))
    }

    public func startScanning(_ scan: RadioDuty.Scan) async throws {
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
