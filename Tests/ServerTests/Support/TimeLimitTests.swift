import TestSupport
import Testing

@Suite("The time that a test may take")
struct TimeLimitTests {
    @Test(
        "Two minutes are over on a machine with a core to spare, and ten on one that is busy",
        arguments: [(1.0, 120), (0.11, 120), (0.1, 600), (0, 600)])
    func over(idleShare: Double, seconds: Int) {
        var limit = TimeLimit()
        limit.add(.seconds(seconds - 1), idleShare: idleShare)
        #expect(!limit.isOver)
        limit.add(.seconds(1), idleShare: idleShare)
        #expect(limit.isOver)
    }

    @Test("Busy and idle time add up")
    func mixed() {
        var limit = TimeLimit()
        limit.add(.seconds(300), idleShare: 0)
        limit.add(.seconds(59), idleShare: 0.5)
        #expect(limit.used == .seconds(119) && !limit.isOver)
    }
}
