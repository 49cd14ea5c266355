import Postgres
import TestSupport
import Testing

@testable import Presence
@testable import Store

@Suite("What is known of badges beside surveys", .mustEnd)
struct SurveyLoudnessTests {
    @Test("How loud badges are beside those of the surveys is forgotten where others come into use")
    func loudness() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            func heard() async throws {
                try await store.admin.query(
                    """
                    insert into badge_loudness select beacon_id, -8, 2 from beacon where room_id is null
                    on conflict (beacon_id) do update set mean = -8, certainty = 2
                    """)
            }
            func known() async throws -> [LoudnessEstimate] {
                Array(try await RecordRepository(store.pool).loudness().values)
            }
            try await store.survey(heardBy: scanner)
            let number = try #require(try await BuildingState.load(store.pool).surveys.first)
            for change in ["aside", "in use", "dropped"] {
                try await heard()
                #expect(try await known() == [LoudnessEstimate(mean: -8, certainty: 2)])
                try await store.pool.withTransaction { transaction in
                    let surveys = SurveyRepository(transaction)
                    try await change == "dropped" ? surveys.drop(number) : surveys.use(number, change == "in use")
                }
                #expect(try await known() == [LoudnessEstimate(mean: 0, certainty: 0)])
                #expect(try await BuildingState.load(store.pool).surveys == (change == "in use" ? [number] : []))
            }
        }
    }
}
