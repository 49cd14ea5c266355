import Foundation
import Testing

@testable import rollcall

@Suite("A question on the terminal")
struct PromptTests {
    private static func type(_ lines: String) throws {
        let input = Pipe()
        try input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
        try input.fileHandleForWriting.close()
        dup2(input.fileHandleForReading.fileDescriptor, STDIN_FILENO)
    }

    @Test("Is asked again until the answer is yes or no, whatever blanks stand around it")
    func yes() async {
        await #expect(processExitsWith: .success) {
            try PromptTests.type("nein\n N \nyes\n\ty\n")
            #expect(!Prompt.yes("Keep?", otherwise: true))
            #expect(Prompt.yes("Keep?", otherwise: false))
            #expect(Prompt.yes("Keep?", otherwise: false))
        }
    }

    @Test("Enter alone, or the end of what is typed, is the answer that was offered", arguments: [true, false])
    func offered(otherwise: Bool) async {
        await #expect(processExitsWith: .success) { [otherwise] in
            try PromptTests.type(" \n")
            #expect(Prompt.yes("Keep?", otherwise: otherwise) == otherwise)
            #expect(Prompt.yes("Keep?", otherwise: otherwise) == otherwise)
        }
    }
}
