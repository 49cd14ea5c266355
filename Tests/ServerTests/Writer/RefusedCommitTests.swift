import Postgres
import TestSupport
import Testing
import Wire

/// What the database refuses.
@Suite(.mustEnd)
struct RefusedCommitTests {
    /// The database refuses the first commits of sightings, as it does where what they name is deleted at that moment.
    private func refuse(_ commits: Int, _ school: School) async throws {
        for statement in [
            "create sequence refusal",
            "grant usage on sequence refusal to public",
            """
            create function refuse() returns trigger language plpgsql as $$
            begin
                if nextval('refusal') <= \(commits) then
                    raise foreign_key_violation;
                end if;
                return null;
            end $$
            """,
            "create trigger refuse before insert on sighting for each statement execute function refuse()",
        ] { try await school.sql.query(Query(unescaped: statement)) }
    }

    @Test("A batch that is refused once, since something it names went at that moment, is stored by the next attempt")
    func once() async throws {
        try await School.open { school in
            let (near, _, ada, badge) = try await school.neighbours()
            try await refuse(1, school)
            #expect(try await near(school.report(badge)).stored == 1)
            try await school.hear(badge, by: near, for: 3)
            #expect(try await school.location(of: ada).roomNumber == "101")
        }
    }

    @Test(
        "Where what is refused is no person's, a node is told to keep the batch, and it is stored once that is mended")
    func always() async throws {
        try await School.open { school in
            let (near, _, _, badge) = try await school.neighbours()
            for statement in [
                "alter table batch add constraint broken check (spool <> 'bad') not valid",
                "alter table scanner add constraint broken check (adapter_name <> 'bad') not valid",
            ] { try await school.sql.query(Query(unescaped: statement)) }
            let report = school.report(badge, spool: "bad")
            let heartbeat = Heartbeat(adapter: AdapterRecord(name: "bad", state: "up"))
            for request: any Wire.Request in [report, heartbeat] {
                let answer = try await near.answer(to: request)
                #expect(answer.status == 503)
                #expect(answer.headers["retry-after"] == "10")
            }
            // Others that come at the same moment are stored.
            async let bad = near.answer(to: report).status
            #expect(try await near(school.report(badge, spool: "good")).stored == 1)
            #expect(try await bad == 503)
            try await school.sql.query("alter table batch drop constraint broken")
            #expect(try await near(report).stored == 1)
            #expect(try await school.count("select count(*) from sighting") == 2)
        }
    }

    @Test("What is heard after the clock has leapt farther than days were made ahead is stored")
    func leap() async throws {
        try await School.open { school in
            let (near, _, ada, badge) = try await school.neighbours()
            try await school.hear(badge, by: near, for: 3)
            try await school.pass(21 * 86_400)
            // The server may have looked after the days meanwhile.
            let day: String = try await school.sql.query(
                "select to_char(\(school.now) at time zone 'UTC', 'YYYYMMDD')")[0].decode(0)
            try await school.sql.query(Query(unescaped: "drop table if exists sighting_\(day)"))
            #expect(try await near(school.report(badge)).stored == 1)
            try await school.hear(badge, by: near, for: 3)
            // Those from before the leap may be dropped by now.
            #expect(try await school.count("select count(*) from sighting") >= 4)
            #expect(try await school.told(of: ada).last == "present 101")
        }
    }
}
