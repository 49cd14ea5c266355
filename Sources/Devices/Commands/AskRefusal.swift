public import Phrases
import Vocabulary

/// Why a command is not sent to a device.
public struct AskRefusal: Error, Equatable, Sendable {
    public enum Reason: String, CaseIterable, Sendable {
        case unknownCommand = "unknown_command"
        case unknownArgument = "unknown_argument"
        case missingArgument = "missing_argument"
        case badArgument = "bad_argument"
        /// The device's dialect cannot express it.
        case notSayable = "not_sayable"
        /// The device is obstructed, so that only a person may move it.
        case obstructed
        /// An admin has not allowed schedules and rules to close it.
        case unattended
        /// It does not report that its sensor for obstructions works.
        case noSensor = "no_sensor"
        /// A lock does not accept commands.
        case lock
    }

    /// Why a lock ignores commands from users, schedules and rules.
    public static let lock = AskRefusal(.lock)

    public let reason: Reason
    /// The command or argument concerned.
    public let name: String?
    /// The problem with the argument.
    public let problem: ValueProblem?

    init(_ reason: Reason, _ name: String? = nil, _ problem: ValueProblem? = nil) {
        (self.reason, self.name, self.problem) = (reason, name, problem)
    }

    /// Which of the arguments `command` and `args` is wrong.
    public var argument: String {
        switch reason {
        case .unknownArgument, .missingArgument, .badArgument: "args.\(name ?? "")"
        case .unknownCommand, .notSayable, .obstructed, .unattended, .noSensor, .lock: "command"
        }
    }

    /// For a person.
    public var sentence: Phrase {
        switch reason {
        case .unknownCommand: .deviceLacksCommand(name ?? "")
        case .unknownArgument: .commandLacksArgument(name ?? "")
        case .missingArgument: .argumentMissing(name ?? "")
        case .badArgument: problem?.sentence(of: name ?? "") ?? .argumentMissing(name ?? "")
        case .notSayable: .dialectLacksWord(name ?? "")
        case .obstructed: .deviceObstructedFailure
        case .unattended: .unattendedClosingNotAllowed
        case .noSensor: .obstructionSensorUnproven
        case .lock: .lockTakesNoCommand
        }
    }
}

extension AskRefusal: CustomStringConvertible {
    /// In English, for logs and programs.
    public var description: String { sentence.text(in: .english) }
}
