import OperatorErrors
import Testing
import Vocabulary
import Wire

@testable import Node

@Suite("Radio monitor")
struct RadioMonitorTests {
    @Test("A heartbeat tells state, counts, mode and the code of the fault")
    func record() throws {
        let monitor = RadioMonitor(adapter: "hci0", mode: .shared)
        monitor.update {
            $0.state = .failed
            $0.commands = .extended
            $0.tally.restarts = 3
            $0.tally.resets = 2
            $0.tally.dropped = 5
            $0.tally.lastReportAt = Sample.time
            $0.fault = RadioStatus.Fault(NodeError(.settings, "no"))
        }
        #expect(
            monitor.record(reportsPerSecond: 1.5)
                == RadioRecord(
                    state: .failed, reportsPerSecond: 1.5, lastReportAt: Sample.time, restarts: 3, resets: 2,
                    droppedReports: 5, mode: .shared, commands: .extended, error: "failed"))
    }

    @Test("A supervision that takes no turn for three minutes hangs")
    func turning() {
        let monitor = RadioMonitor(adapter: "hci0", mode: .shared)
        monitor.update { $0.turnedAt = .seconds(100) }
        #expect(monitor.isTurning(at: .seconds(279)))
        #expect(!monitor.isTurning(at: .seconds(280)))
    }
}
