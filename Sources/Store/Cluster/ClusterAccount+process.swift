import Subprocess
import SystemPackage

extension ClusterAccount {
    /// How a program of PostgreSQL's is started as this user.
    ///
    /// Root changes the user by `setpriv` (util-linux), which the program then replaces under the same process number.
    /// Subprocess could do so itself, but only after a `clone` in which glibc's `setuid` waits now and then for ever
    /// for threads that are not there (swift-subprocess 1.0.2).
    func process(_ program: String, _ arguments: [String], in directory: String) -> Configuration {
        let changed = ["--reuid=\(user)", "--regid=\(group)", "--clear-groups", "--", program]
        return Configuration(
            executable: switchesUser ? .name("setpriv") : .path(FilePath(program)),
            arguments: Arguments(switchesUser ? changed + arguments : arguments),
            environment: Self.environment, workingDirectory: FilePath(directory), platformOptions: Self.session)
    }

    /// Nothing of the server's environment reaches PostgreSQL, where `PGDATA` or `LC_MESSAGES` would change what it does.
    private static let environment = Environment.custom(["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "UTC"])

    /// A session of its own, so that Ctrl-C in a terminal does not reach it. It is asked to end fast, then at once.
    private static let session = {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [
            .send(signal: .interrupt, allowedDurationToNextStep: .seconds(30)),
            .send(signal: .quit, allowedDurationToNextStep: .seconds(10)),
        ]
        return options
    }()
}
