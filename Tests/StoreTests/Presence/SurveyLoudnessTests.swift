import Postgres
import TestSupport
import Testing

@testable import Presence
@testable import Store

@Suite("What is known of badges beside surveys", .mustEnd)
struct SurveyLoudnessTests {
    private static let heard = LevelOffset.Estimate(mean: -8, certainty: 2)
    private static let forgotten = LevelOffset.Estimate(mean: 0, certainty: 0)

    private func hear(_ store: TestStore) async throws {
        try await store.admin.query(
            """
            insert into badge_loudness select beacon_id, -8, 2 from beacon where room_id is null
            on conflict (beacon_id) do update set mean = -8, certainty = 2
            """)
        #expect(try await known(store) == [Self.heard])
    }

    private func known(_ store: TestStore) async throws -> [LevelOffset.Estimate] {
        Array(try await RecordRepository(store.pool).loudness().values)
    }

    /// A school with one survey, which is in use.
    /// - Returns: its number.
    private func survey(_ store: TestStore) async throws -> Int64 {
        _ = try await store.makeRooms("101")
        try await store.survey(heardBy: try await store.makeScanner("node", in: "101"))
        return try #require(try await BuildingState.load(store.pool).surveys.first)
    }

    @Test("How loud badges are beside those of the surveys is forgotten where others come into use")
    func others() async throws {
        try await TestStore.with { store in
            let number = try await survey(store)
            for change in ["aside", "in use", "dropped"] {
                try await hear(store)
                try await store.pool.withTransaction { transaction in
                    let surveys = SurveyRepository(transaction)
                    try await change == "dropped" ? surveys.drop(number) : surveys.use(number, change == "in use")
                }
                #expect(try await known(store) == [Self.forgotten])
                #expect(try await BuildingState.load(store.pool).surveys == (change == "in use" ? [number] : []))
            }
        }
    }

    @Test("It is kept where the same stay in use")
    func same() async throws {
        try await TestStore.with { store in
            let (number, surveys) = (try await survey(store), SurveyRepository(store.pool))
            try await hear(store)
            try await surveys.use(number, true)
            #expect(try await known(store) == [Self.heard])
            try await surveys.use(number, false)
            try await hear(store)
            try await surveys.use(number, false)
            try await surveys.drop(number)
            #expect(try await known(store) == [Self.heard])
        }
    }
}
