import Postgres
import Testing

@testable import Store

@Suite("Settings of the school", .timeLimit(.minutes(3)))
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
                    await #expect(throws: StoreError.self) { try await setting.write(.integer(number), in: store.pool) }
                    let state = try await sqlState {
                        try await store.admin.query("update site set \(unescaped: setting.rawValue) = \(number)")
                    }
                    #expect(state == "23514", "\(setting.rawValue) = \(number)")
                }
            }
        }
    }

    @Test("Lawful hours that end before they begin are refused, and days come in their order")
    func lawful() async throws {
        try await TestStore.with { store in
            try await SiteSetting.lawfulUntil.write(.text("16:30"), in: store.pool)
            await #expect(throws: StoreError.self) {
                try await SiteSetting.lawfulFrom.write(.text("16:30"), in: store.pool)
            }
            try await SiteSetting.lawfulWeekdays.write(.words(["fri", "mon", "mon"]), in: store.pool)
            let site = try await SiteSettings.read(store.pool)
            #expect(site.lawfulWeekdays == ["mon", "fri"] && site.lawfulUntil == 59_400)
        }
    }
}
