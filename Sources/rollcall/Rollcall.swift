import ArgumentParser
import Foundation

@main
struct Rollcall: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall",
        abstract: "Who is in which room, now and at any past moment.",
        discussion: """
            Every command asks a Rollcall server. Log in once with `rollcall login`; the session is kept in \
            $XDG_STATE_HOME/rollcall/session.json (or ~/.local/state/rollcall/session.json), readable by you alone. \
            Without a login the server is http://127.0.0.1:8080 unless --server or ROLLCALL_SERVER says \
            another.

            PERSON is an e-mail address or a numeric id. TIME is RFC 3339 (2026-09-01T08:30:00Z), or local time as \
            HH:MM[:SS] for today or \"YYYY-MM-DD HH:MM[:SS]\". Times are shown in the local time zone; set TZ=UTC for \
            UTC. With --json a command prints the server's reply for programs. `rollcall --station NAME COMMAND` \
            uses the server of a station, with the login for it: see `rollcall stations`.

            ENVIRONMENT
              ROLLCALL_SERVER        the server, without a login
              ROLLCALL_CA            a PEM file that the server's certificate has to lead to, as --ca
              ROLLCALL_SESSION_FILE  another session file
              ROLLCALL_PASSWORD      the password for `rollcall login` and `rollcall confirm`

            EXIT CODES
              0   done
              1   refused by the server, or not found
              2   the server cannot be reached, or is not ready
              3   login necessary, or not allowed
              64  the command line is wrong
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
