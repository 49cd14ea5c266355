public import OperatorErrors

/// Why the broker is not running, for the person who runs the server.
public typealias BrokerError = OperatorError<BrokerErrorCode>

public enum BrokerErrorCode: String, OperatorErrorCode {
    case alreadyRunning = "broker_already_running"
    case certificateUnreadable = "broker_certificate_unreadable"
    case folderNotWritable = "broker_folder_not_writable"
    case leftoverProcesses = "broker_leftover_processes"
    case noMosquitto = "no_mosquitto"
    case noSuchAddress = "broker_no_such_address"
    case noUser = "broker_no_user"
    case portTaken = "broker_port_taken"
    case stopped = "broker_stopped"
}

extension BrokerError {
    static var noMosquitto: Self {
        Self(
            .noMosquitto, "mosquitto is not installed: devices cannot connect.",
            cause: "no 'mosquitto' in /usr/sbin or in PATH",
            hint: "run 'apt-get install mosquitto', or name a broker with --mqtt-url")
    }

    static func portTaken(_ port: Int, on host: String, cause: String) -> Self {
        Self(
            .portTaken, "The broker cannot listen on \(host):\(port): devices cannot connect.", cause: cause,
            hint: """
                see who does with 'ss -ltnp sport = :\(port)'. Debian's own mosquitto is stopped with 'systemctl \
                disable --now mosquitto'; or use that broker with --mqtt-url, or choose another port with --mqtt-port \
                or --mqtt-listen
                """)
    }

    static func noSuchAddress(_ host: String) -> Self {
        Self(
            .noSuchAddress, "This machine has no address '\(host)' for the broker to listen on.",
            hint: "name one that 'ip address' shows, or 0.0.0.0 for all, with --mqtt-listen")
    }

    static func alreadyRunning(_ folder: String, holder: Int32?) -> Self {
        Self(
            .alreadyRunning, "Another server runs a broker in '\(folder)'.",
            cause: holder.map { "process \($0) holds the folder's lock" } ?? "the folder's lock is held",
            hint: "give this server another folder with --data-dir, or name the other's broker with --mqtt-url")
    }

    static func notWritable(_ path: String, _ cause: any Error) -> Self {
        Self(
            .folderNotWritable, "The broker's folder cannot be used: '\(path)'.", cause: "\(cause)",
            hint: "look at it with 'ls -ld \(path)', or choose another folder with --data-dir")
    }

    static func noUser(_ name: String) -> Self {
        Self(
            .noUser, "There is no user '\(name)' for the broker to run as.",
            cause: "mosquitto is not run as root",
            hint: "run 'adduser --system --group \(name)', or start the server as an ordinary user")
    }

    static func leftoverProcesses(_ processes: [Int32]) -> Self {
        let list = processes.map(String.init).joined(separator: " ")
        return Self(
            .leftoverProcesses, "An earlier broker does not end.", cause: "still there: \(list)",
            hint: "run 'kill -9 \(list)'")
    }

    static func certificateUnreadable(_ path: String, _ cause: any Error) -> Self {
        Self(
            .certificateUnreadable, "The broker's certificate or key cannot be read: '\(path)'.", cause: "\(cause)",
            hint: "see that --tls-certificate and --tls-key name PEM files that the server may read")
    }

    static func stopped(_ log: String, output: String) -> Self {
        Self(
            .stopped, "The broker ended again and again: devices cannot connect.", output: output,
            hint: "read the log with 'tail -n 50 \(log)'")
    }
}
