/// Why a device's message was refused. Each reason is counted by its code.
public enum RefusedMessage: String, Error, CaseIterable, Sendable {
    /// The message has more than 4,096 bytes, or a text in it is too long.
    case tooLong = "too_long"
    case notJSON = "not_json"
    case missingMember = "missing_member"
    case wrongType = "wrong_type"
    case notFinite = "not_finite"
    case outOfRange = "out_of_range"
    case notAChoice = "not_a_choice"
    case unprintable
    /// The kind has no property of that name.
    case unknownProperty = "unknown_property"
    case unknownTopic = "unknown_topic"
    case unknownDevice = "unknown_device"
    /// The topic is one of a dialect that the device does not speak.
    case wrongDialect = "wrong_dialect"
    /// The device reports another kind than the one it was created with.
    case wrongKind = "wrong_kind"
    case wrongSerial = "wrong_serial"
    /// Another device has the same token: they appear in turn.
    case twoDevices = "two_devices"
    case unknownOutcome = "unknown_outcome"
    /// The device has no command of that id.
    case unknownCommand = "unknown_command"
    /// A newer state had been received before.
    case staleSeq = "stale_seq"
    /// The command had ended with another outcome.
    case afterEnd = "after_end"

    init(_ problem: ValueProblem) {
        self =
            switch problem {
            case .wrongType: .wrongType
            case .outOfRange, .notAStep: .outOfRange
            case .notAChoice: .notAChoice
            case .tooLong: .tooLong
            case .notFinite: .notFinite
            case .unprintable: .unprintable
            }
    }
}
