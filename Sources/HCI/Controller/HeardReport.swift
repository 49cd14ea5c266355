import Beacon
public import Foundation

extension Controller {
    /// An advertising report and when it was heard.
    public struct HeardReport: Hashable, Sendable {  // generated: init
        public let report: AdvertisingReport
        /// The kernel's timestamp, or when the packet was read if it has none.
        public let time: Date
    }
}
