import Daemon
import DaemonSupport
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Node

@Suite("Notifier", .mustEnd)
struct NotifierTests {
    @Test("It tells ready, pings at half the watchdog's time while the supervision turns, and stopping")
    func life() async throws {
        let path = "@rollcall-test-\(UUID())"
        let listener = try DatagramListener(path)
        let socket = try #require(
            NotifySocket(environment: ["NOTIFY_SOCKET": path, "WATCHDOG_USEC": "8000000"], process: 1))
        let monitor = RadioMonitor(adapter: "hci0", mode: .exclusive)
        monitor.update { $0.state = .scanning }
        let time = ManualTime(limit: .zero)
        let notifier = Notifier(socket: socket, monitor: monitor, time: time, logger: Sample.logger)
        let running = Task { try await notifier.run() }
        await time.advance(to: .seconds(9))
        #expect(listener.all == ["READY=1\nSTATUS=hci0 scanning"] + two("WATCHDOG=1\nSTATUS=hci0 scanning"))

        // A socket's queue holds ten.
        var pings = 0
        for limit in stride(from: 40, through: 400, by: 30) {
            await time.advance(to: .seconds(limit))
            pings += listener.all.count
        }
        #expect(pings == 42)
        running.cancel()
        try await running.value
        #expect(listener.all == ["STOPPING=1"])
    }

    private func two(_ text: String) -> [String] { [text, text] }
}

extension DatagramListener {
    /// All datagrams that are there.
    var all: [String] {
        var all: [String] = []
        while let next = next() { all.append(next) }
        return all
    }
}
