import Beacon
public import Foundation

extension Controller {
    /// An advertising report and when it was heard.
    public struct HeardReport: Hashable, Sendable {  // generated: init
        public let report: AdvertisingReport
        /// The kernel's time stamp, or when the packet was read where there is none.
        public let time: Date
    }
}
