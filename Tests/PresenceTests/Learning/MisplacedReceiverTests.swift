import Testing

@testable import Presence

@Suite("Receivers that do not fit a survey")
struct MisplacedReceiverTests {
    /// Of rooms 1 and 2, in which receivers 11 and 12 stand, 20 seconds each.
    private static let survey = Survey(walks: [
        stay(in: 1, 20, [11: -50, 12: -70]), stay(in: 2, 20, [11: -70, 12: -50]),
    ])

    @Test("Where both are right nothing is said")
    func right() {
        #expect(Self.survey.misplacedReceivers([11: 1, 12: 2]).isEmpty)
    }

    @Test("Two that stand in each other's rooms are both found, with how much louder it is there")
    func swapped() {
        #expect(
            Self.survey.misplacedReceivers([11: 2, 12: 1]) == [
                Survey.MisplacedReceiver(receiver: 11, room: 2, loudestIn: 1, louderBy: 20),
                Survey.MisplacedReceiver(receiver: 12, room: 1, loudestIn: 2, louderBy: 20),
            ])
    }

    @Test("The plainest comes first, and that is one that hears nothing of its own room")
    func order() {
        let survey = Survey(walks: Self.survey.walks + [Self.stay(in: 3, 20, [11: -90])])
        #expect(
            survey.misplacedReceivers([11: 3, 12: 3]) == [
                Survey.MisplacedReceiver(receiver: 12, room: 3, loudestIn: 2, louderBy: nil),
                Survey.MisplacedReceiver(receiver: 11, room: 3, loudestIn: 1, louderBy: 40),
            ])
    }

    @Test("A few dB tell nothing: rooms meet")
    func near() {
        let survey = Survey(walks: [Self.stay(in: 1, 20, [11: -60]), Self.stay(in: 2, 20, [11: -55])])
        #expect(survey.misplacedReceivers([11: 1]).isEmpty)
    }

    @Test("Of a room that was not surveyed, or hardly, or while the receiver was away, nothing is known")
    func unknown() {
        #expect(Self.survey.misplacedReceivers([11: 3]).isEmpty)
        let hardly = Survey(walks: Self.survey.walks + [Self.stay(in: 3, 11, [12: -80])])
        #expect(hardly.misplacedReceivers([11: 3]).isEmpty)
        let notListening = Survey(walks: Self.survey.walks + [Self.stay(in: 3, 20, [12: -80], notListening: [11])])
        #expect(notListening.misplacedReceivers([11: 3]).isEmpty)
    }

    @Test("What was heard in a few seconds of a room makes no receiver stand there, nor stray from there")
    func glimpse() {
        let walks = Self.survey.walks + [Self.stay(in: 3, 20, [12: -80]), Self.stay(in: 3, 2, [11: -90])]
        #expect(Survey(walks: walks).misplacedReceivers([11: 3]).isEmpty)
        let survey = Survey(walks: [Self.stay(in: 1, 20, [11: -60]), Self.stay(in: 2, 5, [11: -40])])
        #expect(survey.misplacedReceivers([11: 1]).isEmpty)
    }

    private static func stay(
        in room: Int64, _ seconds: Int, _ levels: [Int64: Double], notListening: Set<Int64> = []
    ) -> [Survey.Second] {
        Array(repeating: Survey.Second(levels: levels, room: room, notListening: notListening), count: seconds)
    }
}
