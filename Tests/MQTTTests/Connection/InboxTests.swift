import Concurrency
import Testing

@testable import MQTT

@Suite("The inbox")
struct InboxTests {
    private func message(_ size: Int) -> MQTTMessage {
        MQTTMessage(topic: "t", payload: Array(repeating: 0, count: size))
    }

    @Test("What does not fit is dropped and counted, by number and by bytes")
    func bounds() {
        var few = PendingEvents(limits: MQTTInboxLimits(messages: 2, bytes: 1_000))
        for _ in 0..<5 { few.append(message(1)) }
        #expect(few.all == [.message(message(1)), .message(message(1)), .dropped(3)])
        var small = PendingEvents(limits: MQTTInboxLimits(messages: 100, bytes: 10))
        small.append(message(9))
        small.append(message(1))
        #expect(small.all == [.message(message(9)), .dropped(1)])
    }

    @Test("What tells of the connection is never dropped, and only the last of it kept")
    func changes() {
        var pending = PendingEvents(limits: MQTTInboxLimits(messages: 1, bytes: 1_000))
        pending.append(message(1))
        pending.append(change: .disconnected(.closed))
        pending.append(change: .connected)
        pending.append(change: .disconnected(.silent))
        #expect(pending.all == [.message(message(1)), .disconnected(.silent)])
    }

    @Test("A reader waits for the first event, and none come after the end")
    func reading() async {
        let inbox = Inbox(limits: MQTTInboxLimits())
        let reader = Task { await inbox.nextEvents() }
        inbox.put(message(1))
        #expect(await reader.value == [.message(message(1))])
        let cancelled = Task { await inbox.nextEvents() }
        cancelled.cancel()
        #expect(await cancelled.value.isEmpty)
        inbox.put(change: .connected)
        inbox.finish()
        #expect(await inbox.nextEvents() == [.connected])
        #expect(await inbox.nextEvents().isEmpty)
    }
}
