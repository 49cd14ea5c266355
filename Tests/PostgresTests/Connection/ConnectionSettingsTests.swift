import Testing

@testable import Postgres

@Suite("Connection settings")
struct ConnectionSettingsTests {
    @Test("A URL is read as libpq reads it")
    func url() throws {
        let settings = try ConnectionSettings(url: "postgresql://ann:s%40cret@db.example:5433/rollcall?sslmode=require")
        #expect(settings.host == "db.example")
        #expect(settings.port == 5433)
        #expect(settings.user == "ann")
        #expect(settings.database == "rollcall")
        #expect(settings.parameters["password"] == "s@cret")
        #expect(settings.parameters["sslmode"] == "require")
        #expect(settings.description == "ann@db.example:5433/rollcall")
    }

    @Test("A socket folder may be the host of a URL")
    func socketFolder() throws {
        #expect(try ConnectionSettings(url: "postgresql://%2Frun%2Fpostgresql/x").host == "/run/postgresql")
    }

    @Test(
        "What is no URL is refused",
        arguments: ["postgresql://[", "postgresql://h/x?nonsense=1", "nonsense", "host=a\0b"])
    func invalid(_ text: String) {
        let error = #expect(throws: PostgresError.self) { try ConnectionSettings(url: text) }
        #expect(error?.code == .invalidSettings)
    }

    @Test("Options add up, and keep their spaces and backslashes")
    func options() {
        let settings = ConnectionSettings(host: "h", database: "d", user: "u")
            .with(role: "app").with(option: "search_path", "a, b\\")
        #expect(settings.parameters["options"] == "-c role=app -c search_path=a,\\ b\\\\")
    }
}
