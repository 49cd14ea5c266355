import Foundation
import Testing

extension School {
    var now: Date { clock.now }

    /// Lets time pass, and has the engine decide on everybody by the new time.
    ///
    /// After a leap as if the machine had slept the server takes the engine anew.
    func pass(_ seconds: TimeInterval) async throws {
        guard seconds > 10 * clock.rate else {
            clock.advance(by: seconds)
            try await decided()
            // What the database tells of a decision arrives beside it: in a long step there is time for that.
            if seconds >= 5 { for _ in 0..<2 { try await decidedAgain() } }
            return
        }
        let fence = try await count("select fence from engine_lease")
        clock.advance(by: seconds)
        try await eventually("a server takes the engine anew") {
            try await count("select fence from engine_lease") > fence
        }
        try await ownsEngine(server)
        try await decided()
    }

    /// After another interval of the ticker, which takes longer on a busy machine, as all else does.
    private func decidedAgain() async throws {
        try await Task.sleep(for: .milliseconds(20))
        try await decided()
    }

    private func decided() async throws {
        try await eventually("the engine decides at the new time") { await clock.decide() }
    }

    /// Waits until a server owns the engine, and what works for the owner alone has begun to.
    func ownsEngine(_ server: RunningServer) async throws {
        try await eventually("the server on port \(server.port) owns the engine") {
            await server.ownsEngine
        }
        // What looks round does so at the time when the engine last decided.
        _ = await clock.decide()
        let timeout = ContinuousClock.now + .seconds(10)
        // One that has much to catch up with does not wait by the clock meanwhile.
        while await !clock.lookRound(), ContinuousClock.now < timeout {
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Stops the server and starts another on the same database.
    /// - Parameter meanwhile: what happens while there is none.
    mutating func restart(meanwhile: (School) async throws -> Void = { _ in }) async throws {
        try await server.stop()
        try await meanwhile(self)
        server = try await RunningServer.start(on: database, clock: clock)
        admin = server.peer(admin)
        try await ownsEngine(server)
    }
}
