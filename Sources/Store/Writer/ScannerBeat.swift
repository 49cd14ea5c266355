public import Beacon
public import Foundation
import Vocabulary

/// A heartbeat with the state of a scanner node.
public struct ScannerBeat: Sendable {
    public let scanner: Int64
    /// On the server's clock.
    public let sentAt: Date
    public let adapterName: String?
    public let adapterState: String?
    public let adapterAddress: DeviceAddress?
    /// Superseded by the value in `radio`, if any.
    public let reportsPerSecond: Double?
    public let spoolDepth: Int?
    /// Nil for a node without a radio.
    public let radio: ScannerRadio?
    public let health: NodeHealth
    /// Whether it hears nothing while other scanners near it do, so that its silence proves nothing.
    public var isDoubted = false

    /// Whether its scanner is listening. A node with a failed radio counts as away.
    public var isListening: Bool { !isDoubted && radio?.state.isListening ?? true }

    /// The time up to which silence of the scanner means absence; nil if unknown. While a radio scans, only its reports
    /// show that it is not stuck; a quiet radio has been queried, and has answered.
    public var listenedThrough: Date? {
        guard isListening else { return nil }
        return radio?.state == .scanning ? radio?.lastReportAt ?? sentAt : sentAt
    }

    public init(
        scanner: Int64, sentAt: Date, adapterName: String?, adapterState: String?,
        adapterAddress: DeviceAddress? = nil, reportsPerSecond: Double?,
        spoolDepth: Int?, radio: ScannerRadio?, health: NodeHealth = NodeHealth()
    ) {
        self.scanner = scanner
        self.sentAt = sentAt
        self.adapterName = adapterName
        self.adapterState = adapterState
        self.adapterAddress = adapterAddress
        self.reportsPerSecond = reportsPerSecond
        self.spoolDepth = spoolDepth
        self.radio = radio
        self.health = health
    }
}
