import Foundation

extension Date {
    /// This time of a node's or a client's clock on the server's clock: both agree on how long ago it was, whatever
    /// their clocks say.
    func onServerClock(sentAt: Date, receivedAt: Date) -> Date {
        receivedAt.addingTimeInterval(-sentAt.timeIntervalSince(self))
    }
}
