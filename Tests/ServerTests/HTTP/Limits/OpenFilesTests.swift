import Logging
import Testing

@testable import Server

@Suite("Files that may be open")
struct OpenFilesTests {
    @Test("Room is made for connections, as far as the system lets it")
    func room() {
        var files = OpenFiles(soft: 1024, hard: 8192)
        files.makeRoom(for: 4000)
        #expect(files.soft == 4128 && files.connections(of: 4000) == 4000)
        files.makeRoom(for: 100_000)
        #expect(files.soft == 8192 && files.connections(of: 100_000) == 8064)
    }

    @Test("What there is already is not taken away, and one connection there always is")
    func neverLess() {
        var files = OpenFiles(soft: 20_000, hard: 20_000)
        files.makeRoom(for: 10)
        #expect(files.soft == 20_000 && files.connections(of: 10) == 10)
        #expect(OpenFiles(soft: 64, hard: 64).connections(of: 1000) == 1)
    }

    @Test("This process gets what it asks for, or what the system lets it have")
    func process() {
        let allowed = OpenFiles.allow(connections: 2000, logger: Logger(label: "test"))
        let files = OpenFiles.current
        #expect(files.soft >= allowed + OpenFiles.others || allowed == 1)
        #expect(allowed == 2000 || files.soft == files.hard)
    }
}
