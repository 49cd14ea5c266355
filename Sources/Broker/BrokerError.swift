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
            .noMosquitto, "The MQTT broker mosquitto is not installed: devices cannot connect.",
            cause: "neither /usr/sbin nor PATH contains 'mosquitto'",
            hint: "run 'apt-get install mosquitto', or name an external broker with --mqtt-url")
    }

    static func portTaken(_ port: Int, on host: String, cause: String) -> Self {
        Self(
            .portTaken, "The broker cannot listen on \(host):\(port): devices cannot connect.", cause: cause,
            hint: """
                find the program that uses the port with 'ss -ltnp sport = :\(port)'. Stop Debian's own mosquitto \
                with 'systemctl disable --now mosquitto', or use it with --mqtt-url, or choose another port with \
                --mqtt-port or --mqtt-listen
                """)
    }

    static func noSuchAddress(_ host: String) -> Self {
        Self(
            .noSuchAddress, "This machine has no address '\(host)' for the broker to listen on.",
            hint: "choose an address that 'ip address' lists, or 0.0.0.0 for all of them, with --mqtt-listen")
    }

    static func alreadyRunning(_ folder: String, holder: Int32?) -> Self {
        Self(
            .alreadyRunning, "Another server is running a broker in '\(folder)'.",
            cause: holder.map { "process \($0) holds the folder's lock" } ?? "the folder's lock is held",
            hint: "choose another folder with --data-dir, or use the broker of the other server with --mqtt-url")
    }

    static func notWritable(_ path: String, _ cause: any Error) -> Self {
        Self(
            .folderNotWritable, "The broker's folder cannot be used: '\(path)'.", cause: "\(cause)",
            hint: "check its permissions with 'ls -ld \(path)', or choose another folder with --data-dir")
    }

    static func noUser(_ name: String) -> Self {
        Self(
            .noUser, "The user '\(name)', as which the broker runs, does not exist.",
            cause: "mosquitto must not run as root",
            hint: "run 'adduser --system --group \(name)', or start the server as an ordinary user")
    }

    static func leftoverProcesses(_ processes: [Int32]) -> Self {
        let list = processes.map(String.init).joined(separator: " ")
        return Self(
            .leftoverProcesses, "An earlier broker cannot be stopped.", cause: "still running: \(list)",
            hint: "run 'kill -9 \(list)'")
    }

    static func certificateUnreadable(_ path: String, _ cause: any Error) -> Self {
        Self(
            .certificateUnreadable, "The broker's certificate or key cannot be read: '\(path)'.", cause: "\(cause)",
            hint: "check that --tls-certificate and --tls-key name PEM files that the server may read")
    }

    static func stopped(_ log: String, output: String) -> Self {
        Self(
            .stopped, "The broker ended too often: devices cannot connect.", output: output,
            hint: "read the log with 'tail -n 50 \(log)'")
    }
}
