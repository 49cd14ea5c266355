import Devices
import Foundation

/// A line from the program on the hardware: how a command ended, or the state of the hardware. An outcome may include
/// properties.
///
/// The program receives each command as a line, with the members of docs/devices.md:
/// `{"id": "7", "command": "open", …}`.
struct WireAnswer: Equatable, Sendable {
    var id: String?
    var ending: Ending?
    var properties: DeviceProperties
    var cause: StateCause?

    init(id: String, ending: Ending) {
        (self.id, self.ending, properties, cause) = (id, ending, [:], nil)
    }

    /// - Throws: the error in the line, as a sentence for a person.
    init(_ line: String, kind: Kind) throws(DeviceInputError) {
        let said: Said
        do {
            said = try JSONDecoder().decode(Said.self, from: Data(line.utf8))
        } catch {
            throw DeviceInputError("The --exec program wrote an invalid line: \(line.prefix(100))")
        }
        if let word = said.outcome {
            guard let outcome = Outcome(rawValue: word), outcome.isEnd else {
                throw DeviceInputError("The --exec program reported an unknown outcome: \(word.prefix(32))")
            }
            ending = Ending(outcome, said.reason)
        }
        id = said.id
        properties = kind.check(state: said.properties ?? [:]).accepted
        cause = said.cause.map(StateCause.init)
    }

    private struct Said: Decodable {
        let id: String?
        let outcome: String?
        let reason: String?
        let properties: DeviceProperties?
        let cause: String?
    }
}

extension Device {
    mutating func told(_ answer: WireAnswer, _ now: Date) -> [Action] {
        machine.state.merge(answer.properties) { _, new in new }
        var actions: [Action] = []
        let command = inFlight.map { StateCause.command($0.id) }
        if let ending = answer.ending, let id = answer.id ?? inFlight?.id, journal.entries[id]?.end == nil,
            journal.entries[id] != nil
        {
            actions += end(id, ending, now)
        }
        return actions + sayState(answer.cause ?? command ?? .sensor, now)
    }
}
