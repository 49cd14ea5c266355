import Foundation

/// Input at the lock itself, as a line of standard input.
enum LockInput: Equatable, Sendable {
    /// The button on its inner side: it permits an activation.
    case press
    /// A person walks through, if the bolt is drawn.
    case open
    /// A person leaves by the handle on the inner side.
    case exit
    /// The door is opened although the bolt is not drawn.
    case force
    /// The door is held open, or released.
    case hold
    /// The bolt is stuck, or freed.
    case jam
    /// The charge of the battery, in percent.
    case battery(Double)

    static let help = """
        Each line of standard input acts on the lock itself: press (press its button: the lock then accepts an \
        activation for 5 minutes), open (a person enters if the bolt is drawn), exit (a person leaves), force (the \
        door is opened although it is locked), hold (keep the door open until the next hold), jam (block the bolt \
        until the next jam), battery PERCENT (set the battery's charge).
        """

    /// - Throws: the error in the line, as a sentence for a person.
    init(_ line: String) throws(DeviceInputError) {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        switch words {
        case ["press"]: self = .press
        case ["open"]: self = .open
        case ["exit"]: self = .exit
        case ["force"]: self = .force
        case ["hold"]: self = .hold
        case ["jam"]: self = .jam
        default:
            guard words.count == 2, words[0] == "battery", let percent = Double(words[1]), (0...100).contains(percent)
            else {
                throw DeviceInputError(
                    "The input is unknown. Type press, open, exit, force, hold, jam or battery PERCENT.")
            }
            self = .battery(percent)
        }
    }
}
