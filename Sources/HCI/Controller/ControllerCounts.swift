public import Foundation

/// What has come from a controller since it was opened.
public struct ControllerCounts: Hashable, Sendable {
    /// HCI packets of any kind.
    public internal(set) var packets: UInt64 = 0
    /// Reports that were read whole, fragments joined, whether handed on or dropped.
    public internal(set) var reports: UInt64 = 0
    /// Packets whose lengths or counts disagree with their bytes.
    public internal(set) var malformed: UInt64 = 0
    /// Reports dropped because nobody took them in time.
    public internal(set) var droppedReports: UInt64 = 0
    /// Fragments of extended reports that could not be joined.
    public internal(set) var droppedFragments: UInt64 = 0
    /// Packets the kernel dropped because they were not read in time.
    public internal(set) var lostPackets: UInt64 = 0
    /// When the last report was heard.
    public internal(set) var lastReportAt: Date?

    public init() {}

    /// All that was heard and is not to be had.
    public var drops: UInt64 { droppedReports + droppedFragments + lostPackets }
}
