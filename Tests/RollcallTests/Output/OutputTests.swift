import Foundation
import Testing

@testable import rollcall

/// Each in a process of its own, whose standard output it takes away.
@Suite("Standard output")
struct OutputTests {
    @Test("A full disk is told with its reason")
    func full() async {
        await #expect(processExitsWith: .success) {
            dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
            let error = try #require(throws: CommandError.self) { try Output.put("text") }
            #expect(error.message == "Standard output cannot be written: no space left on device.")
        }
    }

    @Test("That nobody reads any more is no error to tell")
    func closed() async {
        await #expect(processExitsWith: .success) {
            signal(SIGPIPE, SIG_IGN)
            let pipe = Pipe()
            dup2(pipe.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
            try pipe.fileHandleForReading.close()
            #expect(throws: Output.Closed.self) { try Output.put("text") }
        }
    }
}
