import Beacon
public import Foundation

extension Controller {
    /// An advertising report and when it was heard.
    public struct HeardReport: Hashable, Sendable {
        public let report: AdvertisingReport
        /// The kernel's time stamp, or when the packet was read where there is none.
        public let time: Date

        public init(report: AdvertisingReport, time: Date) {
            self.report = report
            self.time = time
        }
    }
}
