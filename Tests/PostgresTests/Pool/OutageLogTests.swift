import Testing

@testable import Postgres

@Suite("What the log is told of a database that is away")
struct OutageLogTests {
    private let start = ContinuousClock.now

    @Test("The same failure is told once a minute, another one at once, and the end once")
    func outage() {
        var news = Connector.OutageLog()
        func failed(_ message: String, _ second: Int) -> Bool {
            news.failed(message, began: start + .seconds(second), at: start + .seconds(second))
        }
        let told = (0..<90).filter { failed("refused", $0) }
        #expect(told == [0, 60])
        let others = (90..<100).filter { failed("starting up", $0) }
        #expect(others == [90])
        let ends = [100, 101].map { news.succeeded(at: start + .seconds($0)) }
        #expect(ends == [true, false])
    }

    @Test("Attempts that fail and succeed in turn write no more than that")
    func inTurn() {
        var news = Connector.OutageLog()
        var told: [Int] = []
        for second in 0..<90 {
            let now = start + .seconds(second)
            if news.failed("too many clients", began: now, at: now) { told.append(second) }
            if news.succeeded(at: now + .milliseconds(500)) { told.append(second) }
        }
        #expect(told == [0, 0, 60, 60])
    }

    @Test("An attempt that fails after another has succeeded, and was begun before, is no news")
    func late() {
        var news = Connector.OutageLog()
        let told = [
            news.succeeded(at: start + .seconds(5)),
            news.failed("no answer in time", began: start, at: start + .seconds(10)),
            news.succeeded(at: start + .seconds(11)),
        ]
        #expect(told == [false, false, false])
    }
}
