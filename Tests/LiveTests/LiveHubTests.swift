import Foundation
import Testing
import Vocabulary
import Wire

@testable import Live

@Suite("The live hub")
struct LiveHubTests {
    private static func event(_ id: Int64, person: Int64 = 1) -> LiveEvent {
        LiveEvent(
            eventID: id, personID: person, email: "ada@example.org", firstName: "Ada", lastName: "Lovelace",
            state: .present, roomNumber: "101", since: Date(timeIntervalSince1970: 1_800_000_000),
            decidedAt: Date(timeIntervalSince1970: 1_800_000_002))
    }

    private static func ids(_ stream: AsyncStream<LiveHub.Item>) async -> [Int64] {
        await stream.reduce(into: []) { ids, item in
            if case .event(let event) = item { ids.append(event.eventID) }
        }
    }

    @Test("A listener gets the events from then on, in order, until the hub is closed")
    func order() async {
        let hub = LiveHub()
        await hub.publish([Self.event(1)])
        let stream = await hub.subscribe(person: nil)
        await hub.publish([Self.event(2), Self.event(3)])
        await hub.publish([])
        await hub.publish([Self.event(4)])
        await hub.close()
        #expect(await Self.ids(stream) == [2, 3, 4])
    }

    @Test("A listener for one person gets that person's events only")
    func onePerson() async {
        let hub = LiveHub()
        let (theirs, all) = (await hub.subscribe(person: 7), await hub.subscribe(person: nil))
        await hub.publish([Self.event(1, person: 7), Self.event(2, person: 8), Self.event(3, person: 7)])
        await hub.close()
        #expect(await Self.ids(theirs) == [1, 3])
        #expect(await Self.ids(all) == [1, 2, 3])
    }

    @Test("Every listener is told that rights have changed, in order with the events")
    func accessChange() async {
        let hub = LiveHub()
        let (theirs, all) = (await hub.subscribe(person: 7), await hub.subscribe(person: nil))
        await hub.publish([Self.event(1, person: 8)])
        await hub.publishAccessChange()
        await hub.publish([Self.event(2, person: 7)])
        await hub.close()
        let after = LiveHub.Item.event(Self.event(2, person: 7))
        #expect(await theirs.reduce(into: []) { $0.append($1) } == [.accessChanged, after])
        #expect(
            await all.reduce(into: []) { $0.append($1) }
                == [.event(Self.event(1, person: 8)), .accessChanged, after])
    }

    @Test("A slow listener is cut off after what it had, and never sees a hole; the others go on")
    func slow() async {
        let hub = LiveHub(bufferSize: 3)
        let slow = await hub.subscribe(person: nil)
        let spared = await hub.subscribe(person: 9)
        await hub.publish((1...5).map { Self.event($0) })
        await hub.publish([Self.event(6), Self.event(7, person: 9)])
        #expect(await hub.count == 1)
        #expect(await Self.ids(slow) == [1, 2, 3])
        await hub.close()
        #expect(await Self.ids(spared) == [7])
    }

    @Test("Somebody who fell behind may listen again")
    func again() async {
        let hub = LiveHub(bufferSize: 1)
        _ = await hub.subscribe(person: nil)
        await hub.publish([Self.event(1), Self.event(2)])
        let stream = await hub.subscribe(person: nil)
        await hub.publish([Self.event(3)])
        await hub.close()
        #expect(await Self.ids(stream) == [3])
    }

    @Test("Closing ends every listener's stream, and whoever comes later gets an ended one")
    func close() async {
        let hub = LiveHub()
        let streams = [await hub.subscribe(person: nil), await hub.subscribe(person: 1)]
        await hub.close()
        for stream in streams + [await hub.subscribe(person: nil)] {
            #expect(await Self.ids(stream).isEmpty)
        }
        #expect(await hub.count == 0)
    }

    @Test("A listener that goes away is forgotten", .timeLimit(.minutes(30)))
    func goesAway() async throws {
        let hub = LiveHub()
        let listening = Task { [stream = await hub.subscribe(person: nil)] in
            await Self.ids(stream)
        }
        _ = await hub.subscribe(person: nil)
        listening.cancel()
        _ = await listening.value
        while await hub.count > 0 { await Task.yield() }
        await hub.publish([Self.event(1)])
        #expect(await hub.count == 0)
    }
}
