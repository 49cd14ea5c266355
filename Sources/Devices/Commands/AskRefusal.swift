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
    public var sentence: String {
        switch reason {
        case .unknownCommand: "The device has no command '\(name ?? "")'."
        case .unknownArgument: "The command has no argument '\(name ?? "")'."
        case .missingArgument: "The argument '\(name ?? "")' is missing."
        case .badArgument: "The argument '\(name ?? "")' cannot be used. \(problem?.sentence ?? "")"
        case .notSayable: "The device's dialect has no word for '\(name ?? "")'."
        case .obstructed: "The device is obstructed. Only a person moves it again."
        case .unattended: "No admin allowed schedules and rules to close this device."
        case .noSensor: "The device does not say that its sensor for obstructions works."
        case .lock: "No command, schedule or rule moves a lock. `universal.unlock` alone opens it."
        }
    }
}
