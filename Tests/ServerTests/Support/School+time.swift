import Foundation
import Testing

extension School {
    var now: Date { clock.time }

    /// Lets time pass, and waits until the engine has decided on everybody by the new time.
    ///
    /// Each commit reads the clock as it begins: of the reads that follow, the first may still be followed by the
    /// commit of something older, the second begins after the whole of that.
    ///
    /// After a leap as if the machine had slept the server takes the engine anew.
    func pass(_ seconds: TimeInterval) async throws {
        guard seconds > 10 * clock.rate else {
            clock.advance(by: seconds)
            return try await decided(reads: 3)
        }
        let fence = try await count("select fence from engine_lease")
        clock.advance(by: seconds)
        try await eventually("a server takes the engine anew") {
            try await count("select fence from engine_lease") > fence
        }
        try await ownsEngine(server)
        // What is done once an hour reads it too.
        try await decided(reads: 12)
    }

    private func decided(reads: Int) async throws {
        let before = clock.reads
        try await eventually("the engine decides at the new time") { clock.reads >= before + reads }
    }

    /// Waits until a server says that it owns the engine.
    func ownsEngine(_ server: RunningServer) async throws {
        try await eventually("the server on port \(server.port) owns the engine") {
            let health = try await Peer(port: server.port).get("/health")
            return health.object?["engine"] as? String == "here"
        }
    }

    /// Stops the server and starts another on the same database.
    /// - Parameter meanwhile: what happens while there is none.
    mutating func restart(meanwhile: (School) async throws -> Void = { _ in }) async throws {
        try await server.stop()
        try await meanwhile(self)
        server = try await RunningServer.start(on: database, clock: clock)
        admin.port = server.port
        try await ownsEngine(server)
    }
}
