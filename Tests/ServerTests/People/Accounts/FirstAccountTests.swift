import Phrases
import Store
import TestSupport
import Testing
import Wire

@testable import Server

@Suite("The first account of a school", .mustEnd)
struct FirstAccountTests {
    @Test("It sets the school's time zone; without one the zone stays, and the machine's has a name that is known")
    func timeZone() async throws {
        try await School.inProcess { school in
            let access = DatabaseAccess(school.database)
            let logger = RunningServer.quietLogger()
            #expect(try await !AdminAccount.isFirst(in: access, logger: logger))
            func create(_ email: String, _ zone: String?) async throws {
                let account = AdminAccount(
                    email: email, firstName: "A", lastName: "B", password: Template.password, timeZone: zone)
                _ = try await account.create(in: access, logger: logger)
            }
            try await create("a@school.example", "Europe/Copenhagen")
            #expect(try await school.admin(ReadConfig(item: "time_zone")).value == .text("Europe/Copenhagen"))
            try await create("b@school.example", nil)
            #expect(try await school.admin(ReadConfig(item: "time_zone")).value == .text("Europe/Copenhagen"))
            await #expect(throws: Refusal.self) { try await create("c@school.example", "Mars/Base") }
            #expect(AdminAccount.isTimeZone(AdminAccount.timeZoneOfMachine))
        }
    }
}
