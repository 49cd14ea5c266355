import ArgumentParser
import Client
import Devices
import Wire

/// What admins do with the keys of locks, and with what decides whether they open; beneath `rollcall locks`.
enum LockKeyCommands {
    struct Activate: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "activate", abstract: "Give a lock keys, by what stands on its label.",
            discussion: "A lock takes them only as new, or after its button was pressed.")

        @OptionGroup var lock: NameOrID<LocksCommand.Rows>

        @Option(help: "The 64 digits on its label; the dialect aes128 has none.")
        var fingerprint: String?

        @Option(help: "The code on its label, such as 7K4M-9QXT-2WPA-B3CD; the dialect aes128 has none.")
        var code: String?

        @OptionGroup var remote: RemoteOptions

        /// The lock is asked again and again before the server answers.
        var timeout: Duration { .seconds(60) }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                ActivateLock(lockID: try await lock.resolve(client), fingerprint: fingerprint, code: code))
            try output.show(reply, "The lock \(lock.words) has its keys (epoch \(reply.epoch)).")
        }
    }

    struct Reset: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "reset", abstract: "Forget a lock's keys: nothing opens it until it is activated anew.")

        @OptionGroup var lock: NameOrID<LocksCommand.Rows>
        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await lock.resolve(client)
            try confirmation.confirm("Forget the keys of the lock \(lock.words)?")
            try output.show(
                try await client.send(ResetLock(lockID: id)), "The keys of the lock \(lock.words) are forgotten.")
        }
    }

    struct Explain: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "explain", abstract: "Explain whether a lock would open for a person now.")

        @Option(help: "Whose attempt: the person's id; see `rollcall persons list`.")
        var person: Int64

        @OptionGroup var lock: NameOrID<LocksCommand.Rows>
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                ExplainUnlock(personID: person, lockID: try await lock.resolve(client)))
            try output.show(reply, Fields(Self.fields(reply.facts)).lines)
        }

        private static func fields(_ facts: UnlockFacts) -> [(String, String)] {
            let seen = [facts.sightSource, facts.sightMilliseconds.map { "\($0) ms ago" }].compactMap(\.self)
            let alive = facts.listeners.filter(\.alive).map(\.scannerName)
            return [
                ("Opens", facts.granted ? "yes, by \(facts.way.rawValue)" : "no"),
                ("Reasons", facts.reasons.map(\.rawValue).joined(separator: ", ")),
                ("Right", facts.right?.rawValue ?? "none"),
                ("Level", "\(facts.securityLevel) of \(facts.requiredLevel.map(String.init) ?? "none")"),
                ("Clearances", "\(facts.clearances.filter(\.holds).count) of \(facts.clearances.count) hold"),
                ("Bookings", "\(facts.bookings.filter(\.holds).count) of \(facts.bookings.count) hold"),
                ("Gate", facts.gate.rawValue),
                ("Seen", ([facts.sight.rawValue] + seen).joined(separator: ", ")),
                ("Listeners", alive.isEmpty ? "none lives" : alive.joined(separator: ", ")),
            ]
        }
    }
}
