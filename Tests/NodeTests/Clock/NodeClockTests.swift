import Foundation
import Node
import Testing
import Wire

@Suite("Node clock")
struct NodeClockTests {
    @Test("Beside a server that keeps real time it is the node's wall clock")
    func real() {
        let time = ManualTime()
        let clock = NodeClock(time)
        clock.learn(ClockRecord(now: .distantPast, rate: 1))
        time.pass(.seconds(3))
        #expect(clock.now == time.wall)
        time.setWall(by: -100)
        #expect(clock.now == time.wall)
    }

    @Test("Beside a fast server it runs at the server's rate from the server's time")
    func fast() {
        let time = ManualTime()
        let clock = NodeClock(time)
        time.pass(.seconds(5))
        clock.learn(ClockRecord(now: Sample.time, rate: 60))
        time.pass(.seconds(2))
        #expect(clock.now == Sample.time.addingTimeInterval(120))
        #expect(clock.rate == 60)
        time.setWall(by: 5_000)
        #expect(clock.now == Sample.time.addingTimeInterval(120))
    }

    @Test("Told the same rate again it does not jump; told another it starts anew")
    func again() {
        let time = ManualTime()
        let clock = NodeClock(time)
        clock.learn(ClockRecord(now: Sample.time, rate: 60))
        clock.learn(ClockRecord(now: Sample.time.addingTimeInterval(7), rate: 60))
        #expect(clock.now == Sample.time)
        clock.learn(ClockRecord(now: Sample.time.addingTimeInterval(7), rate: 10))
        #expect(clock.now == Sample.time.addingTimeInterval(7))
    }

    @Test("A rate that no clock can run at is taken for real time", arguments: [0, -1, .nan, .infinity])
    func absurd(rate: Double) {
        let time = ManualTime()
        let clock = NodeClock(time)
        clock.learn(ClockRecord(now: Sample.time, rate: rate))
        #expect(clock.now == time.wall)
    }

    @Test("It sleeps in real time for what its own time takes")
    func sleep() async throws {
        let time = ManualTime()
        let clock = NodeClock(time)
        clock.learn(ClockRecord(now: Sample.time, rate: 60))
        try await clock.sleep(until: Sample.time.addingTimeInterval(120))
        #expect(time.sleeps == [.seconds(2)])
        try await clock.sleep(until: Sample.time)
        #expect(time.sleeps.count == 1)
    }
}
