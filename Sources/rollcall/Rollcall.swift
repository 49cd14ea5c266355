import ArgumentParser
import Foundation

@main
struct Rollcall: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall",
        abstract: "Show who is in which room, now and at any past time.",
        discussion: """
            Commands send requests to a Rollcall server. Log in once with `rollcall login`; the session is stored in \
            $XDG_STATE_HOME/rollcall/session.json (or ~/.local/state/rollcall/session.json), which only you can read. \
            Without a login, the server is http://127.0.0.1:8080 unless --server or ROLLCALL_SERVER names \
            another.

            PERSON is an e-mail address or a numeric ID. TIME is RFC 3339 (2026-09-01T08:30:00Z), or local time as \
            HH:MM[:SS] for today or \"YYYY-MM-DD HH:MM[:SS]\". Times are shown in the local time zone; set TZ=UTC for \
            UTC. With --json, a command prints the server's reply as JSON. `rollcall --station NAME COMMAND` \
            uses the server of a station, with your login there: see `rollcall stations`.

            ENVIRONMENT
              ROLLCALL_SERVER        the server to use without a login
              ROLLCALL_CA            a PEM file with the certificates to trust, as --ca
              ROLLCALL_SESSION_FILE  the session file to use instead
              ROLLCALL_PASSWORD      the password for `rollcall login` and `rollcall confirm`

            EXIT CODES
              0   done
              1   refused by the server, or not found
              2   the server cannot be reached, or is not ready
              3   login required, or not allowed
              64  the command line is invalid
            """,
        subcommands: CommandTree.all)

    @OptionGroup var chosen: StationOption

    static func main() async {
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            guard let report = ErrorReport(error) else { exit(withError: error) }
            report.print()
            Foundation.exit(report.status.rawValue)
        }
    }
}
