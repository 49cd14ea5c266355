import Children
import Descriptors
import Foundation
import OperatorErrors
import SystemPackage

/// The broker's files. mosquitto can read them, but cannot write any of them: if root starts the server they belong to
/// root, and their group is mosquitto's.
struct BrokerFolder: Sendable {
    /// An absolute path.
    let path: String
    let account: ChildAccount
    let socket: SocketFolder

    static let program = "mosquitto"

    init(_ path: String, account: ChildAccount) {
        self.path = path
        self.account = account
        socket = SocketFolder(inside: path + "/socket", names: ["mqtt"], account: account)
    }

    var configuration: String { path + "/mosquitto.conf" }
    var passwords: String { path + "/passwords" }
    var access: String { path + "/acl" }
    var certificate: String { path + "/certificate.pem" }
    var key: String { path + "/key.pem" }
    var log: String { path + "/log" }
    var lock: String { path + "/lock" }
    var socketPath: String { socket.path + "/mqtt" }

    /// The broker's processes, including orphans, which are identified by their working folder.
    var processes: ChildProcesses {
        ChildProcesses(folder: socket.path, programs: [Self.program], ask: SIGTERM, insist: SIGKILL)
    }

    /// Creates it if it does not exist.
    func prepare() throws(BrokerError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o750])
            if account.switchesUser { try Self.check(chown(path, 0, account.group)) }
        } catch {
            throw .notWritable(path, error)
        }
    }

    /// Ends what an earlier server left, and prepares the folder of the socket. Requires the lock.
    func clear() async throws {
        let left = try await processes.end()
        guard left.isEmpty else { throw BrokerError.leftoverProcesses(left) }
        do {
            try socket.prepare(account: account)
        } catch {
            throw BrokerError(
                .folderNotWritable, "The folder for the broker's socket cannot be used: '\(socket.path)'.",
                cause: error.cause, hint: "check it with 'ls -ld \(socket.path)' and remove it")
        }
    }

    /// Replaces a whole file at once: mosquitto may read it at any moment.
    func write(_ text: String, to file: String) throws(BrokerError) {
        let temporary = file + ".new"
        do {
            unlink(temporary)
            let new = try FileDescriptor.open(
                FilePath(temporary), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec, .noFollow],
                permissions: account.switchesUser ? [.ownerReadWrite, .groupRead] : .ownerReadWrite)
            try new.closeAfter {
                if account.switchesUser { try Self.check(fchown(new.rawValue, 0, account.group)) }
                try new.writeAll(text.utf8)
            }
            try Self.check(rename(temporary, file))
        } catch {
            throw .notWritable(file, error)
        }
    }

    /// Copies the certificate and its key: mosquitto cannot read the server's key.
    func copy(_ tls: BrokerListeners.TLS) throws(BrokerError) {
        for (source, target) in [(tls.certificate, certificate), (tls.key, key)] {
            let text: String
            do {
                text = try String(contentsOfFile: source, encoding: .utf8)
            } catch {
                throw .certificateUnreadable(source, error)
            }
            try write(text, to: target)
        }
    }

    /// Opens an empty log for a new start.
    func openLog() throws(BrokerError) -> OwnedDescriptor {
        do {
            return OwnedDescriptor(
                taking: try FileDescriptor.open(
                    FilePath(log), .writeOnly, options: [.append, .create, .truncate, .closeOnExec, .noFollow],
                    permissions: .ownerReadWrite))
        } catch {
            throw .notWritable(log, error)
        }
    }

    private static func check(_ answer: Int32) throws {
        guard answer == 0 else { throw Errno(rawValue: errno) }
    }
}
