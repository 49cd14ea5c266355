import Devices
import Testing

@Suite("Commands that wait for one device")
struct CommandQueueTests {
    private static func waiting(
        _ id: Int64, _ property: String? = "position", isStop: Bool = false, _ state: CommandState = .asked
    ) -> CommandQueue.Waiting {
        CommandQueue.Waiting(id: id, property: property, isStop: isStop, state: state)
    }

    @Test("A stop goes first, all else in the order in which it was asked")
    func order() {
        let queue = [Self.waiting(1), Self.waiting(2, "level"), Self.waiting(3, isStop: true)]
        #expect(CommandQueue.order(queue).map(\.id) == [3, 1, 2])
    }

    @Test("A newer command replaces those for the same property that the device has not begun")
    func replacing() {
        let queue = [
            Self.waiting(1), Self.waiting(2, .sent), Self.waiting(3, .accepted), Self.waiting(4, "level"),
            Self.waiting(5, nil),
        ]
        #expect(CommandQueue.replaced(by: Self.waiting(6), among: queue) == [1, 2])
        #expect(CommandQueue.replaced(by: Self.waiting(6, nil), among: queue).isEmpty)
    }

    @Test("A stop replaces all that wait, and only a stop replaces a stop")
    func stopping() {
        let queue = [Self.waiting(1), Self.waiting(2, "level"), Self.waiting(3, isStop: true)]
        #expect(CommandQueue.replaced(by: Self.waiting(4, isStop: true), among: queue) == [1, 2, 3])
        #expect(CommandQueue.replaced(by: Self.waiting(4), among: queue) == [1])
    }

    private static func waiting(_ id: Int64, _ state: CommandState) -> CommandQueue.Waiting {
        waiting(id, "position", isStop: false, state)
    }
}
