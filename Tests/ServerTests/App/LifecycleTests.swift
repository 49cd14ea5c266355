import Beacon
import TestSupport
import Testing
import Wire

@Suite(.mustEnd)
struct LifecycleTests {
    @Test("A port that is in use ends the server with an error, and all its services with it")
    func portInUse() async throws {
        try await School.open { school in
            let (database, clock, port) = (school.database, school.clock, school.server.port)
            await #expect(throws: (any Error).self) {
                _ = try await RunningServer.start(on: database, clock: clock, port: port)
            }
            let answer = try await school.admin.answer(to: Whoami())
            #expect(answer.status == 200)
        }
    }

    @Test("What was answered before the server stopped is in the database, and what was not can be sent again")
    func stopUnderLoad() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            var scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            let reports = (0..<60).map { school.report(badge, spool: "s", sequence: Int64($0)) }
            let sender = Task { [scanner] in
                var stored = 0
                for report in reports {
                    guard let answer = try? await scanner.answer(to: report), answer.status == 200 else {
                        return stored
                    }
                    stored += 1
                }
                return stored
            }
            try await school.server.stop()
            let stored = await sender.value
            #expect(try await school.count("select count(*) from batch") >= stored)
            try await school.restart()
            scanner.port = school.server.port
            for report in reports {
                #expect(try await scanner(report).stored == 1)
            }
            #expect(try await school.count("select count(*) from sighting") == 60)
        }
    }
}
