import Phrases
import Postgres
import TestSupport
import Testing

@testable import Schema
@testable import Store

@Suite("Settings of the school", .mustEnd)
struct SiteSettingTests {
    @Test("Each is a column of the site with the range that the database keeps, and the serving role can write it")
    func columns() async throws {
        try await TestStore.with { store in
            let site = try await SiteSettings.read(store.pool)
            for setting in SiteSetting.allCases {
                try await setting.write(site.value(of: setting), in: store.pool)
                guard case .integer(let range) = setting.kind else { continue }
                for number in [range.lowerBound, range.upperBound] {
                    try await setting.write(.integer(number), in: store.pool)
                }
                for number in [range.lowerBound - 1, range.upperBound + 1] {
                    await #expect(throws: Refusal.self) { try await setting.write(.integer(number), in: store.pool) }
                    let state = try await sqlState {
                        try await store.admin.query("update site set \(unescaped: setting.rawValue) = \(number)")
                    }
                    #expect(state == "23514", "\(setting.rawValue) = \(number)")
                }
            }
        }
    }

    @Test("Another key of the topics is told to who speaks to the devices")
    func siteKey() async throws {
        try await TestStore.with { store in
            var events = store.admin.listen([DeviceLoginRepository.channel]).makeAsyncIterator()
            _ = await events.next()
            try await SiteSetting.siteKey.write(.text("another"), in: store.pool)
            guard case .notification(let told)? = await events.next() else {
                Issue.record("Nothing was told.")
                return
            }
            #expect(told.channel == DeviceLoginRepository.channel)
        }
    }

    @Test("Each day has lawful hours of its own or none, and what is no span of a day is refused")
    func lawful() async throws {
        try await TestStore.with { store in
            try await SiteSetting.lawfulFriday.write(.text("07:15-13:00"), in: store.pool)
            try await SiteSetting.lawfulSunday.write(.text("none"), in: store.pool)
            for text in ["16:30-16:30", "16:30-08:00", "24:00-24:00", "08:00", "8:00-9:00", "08:00-25:00", "", "None"] {
                await #expect(throws: Refusal.self, "\(text)") {
                    try await SiteSetting.lawfulMonday.write(.text(text), in: store.pool)
                }
                let state = try await sqlState {
                    try await store.admin.query("update site set lawful_mon = \(text)")
                }
                #expect(state == "23514", "\(text)")
            }
            let hours = try await SiteSettings.read(store.pool).lawfulHours
            #expect(hours[.mon] == DayHours("00:00-24:00") && hours[.fri]?.until == 13 * 60 && hours[.sun] == nil)
        }
    }

    @Test("Hours that were set for several days at once hold for each of them after the migration")
    func carriedOver() async throws {
        try await withEmptyDatabase { _, pool in
            let before = Migrations.all.prefix { $0.name != "m0013_lawful_hours" }
            _ = try await Migrator(migrations: Array(before)).migrate(pool)
            try await pool.query(
                "update site set lawful_weekdays = '{mon,fri}', lawful_from = '07:15', lawful_until = '24:00'")
            _ = try await Migrator().migrate(pool)
            let hours = try await SiteSettings.read(pool).lawfulHours
            #expect(hours == [.mon: DayHours("07:15-24:00"), .fri: DayHours("07:15-24:00")].compactMapValues(\.self))
        }
    }
}
