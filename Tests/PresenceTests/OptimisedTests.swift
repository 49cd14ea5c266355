import Testing

@testable import Presence

@Suite("The optimised build")
struct OptimisedTests {
    @Test("An index beyond the end ends the process")
    func bounds() async {
        await #expect(processExitsWith: .failure) {
            let levels = PersonTrack.Levels()
            print(levels[levels.endIndex + CommandLine.arguments.count])
        }
    }
}
