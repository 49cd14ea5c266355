public import ArgumentParser
public import Devices
public import Wire

/// How a lock is set up.
struct LockOptions: ParsableArguments {
    @Option(help: "The door that it is at; see `rollcall doors list`.")
    var door: Int64?

    @Option(help: "The dialect of the lock: hmac, or the weak aes128.")
    var dialect: LockDialect?

    @Option(help: "What it asks of presence: off, warn or require.")
    var gate: PresenceGate?

    @Option(help: "Seconds within which a person must have been detected, 5 to 120.")
    var within: Int?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Numbers of the scanners that see who stands there; see `rollcall scanners list`.", valueName: "scanner"))
    var listeners: [Int64] = []

    @Option(help: "Minimum level of a badge, in dBm.")
    var minRSSI: Int?

    @Flag(inversion: .prefixedNo, help: "Trust what a phone reports of itself, which is easy to fake.")
    var trustClient: Bool?

    @Option(help: "Seconds that it is held open, 1 to 3,600.")
    var relock: Int?

    @Option(
        name: .customLong("open-hours"),
        help: ArgumentHelp(
            "When it stays open while a member of staff is in the room, such as mon,tue@07:30-08:15; may be repeated.",
            valueName: "hours"))
    var hours: [HoursArgument] = []

    var openHours: [HoursRecord]? { hours.isEmpty ? nil : hours.map(\.record) }

    var listenersIfAny: [Int64]? { listeners.isEmpty ? nil : listeners }
}

extension LockDialect: ExpressibleByArgument {}
extension PresenceGate: ExpressibleByArgument {}
extension UnlockState: ExpressibleByArgument {}
extension LockMember: ExpressibleByArgument {}
