import Foundation

extension NodeClock {
    /// What this clock showed at a moment the machine's wall clock stamped, such as the kernel did with a packet.
    func date(ofWall wall: Date) -> Date {
        now.addingTimeInterval(wall.timeIntervalSince(real.wall) * rate)
    }
}
