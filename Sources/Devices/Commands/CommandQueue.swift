/// The waiting commands of a device, and the effect of a new one on them.
public enum CommandQueue {
    /// An unfinished command of one device.
    public struct Waiting: Hashable, Sendable {  // generated: init
        public var id: Int64
        /// The property that it sets.
        public var property: String?
        public var isStop: Bool
        public var state: CommandState
    }

    /// Returns the commands in the order in which they are sent: stops first, then the oldest request first.
    public static func order(_ waiting: [Waiting]) -> [Waiting] {
        waiting.sorted { ($0.isStop ? 0 : 1, $0.id) < ($1.isStop ? 0 : 1, $1.id) }
    }

    /// Returns the commands that a new one replaces: those for the same property that the device has not begun. A stop
    /// replaces all waiting commands, and only another stop replaces a stop.
    public static func replaced(by new: Waiting, among waiting: [Waiting]) -> [Int64] {
        waiting.filter { old in
            guard old.state.isWaiting, old.id != new.id else { return false }
            if new.isStop { return true }
            return !old.isStop && old.property != nil && old.property == new.property
        }.map(\.id)
    }
}
