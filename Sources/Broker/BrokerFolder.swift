import Children
import Descriptors
import Foundation
import SystemPackage

/// The broker's files. mosquitto can read them and write none of them: where root starts the server they are root's,
/// and their group is mosquitto's.
struct BrokerFolder: Sendable {
    /// Absolute.
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

    /// A broker of ours, also an orphan, is known by its working folder.
    var processes: ChildProcesses {
        ChildProcesses(folder: socket.path, programs: [Self.program], ask: SIGTERM, insist: SIGKILL)
    }

    /// Makes it where it is not there.
    func prepare() throws(BrokerError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o750])
            if account.switchesUser { try Self.check(chown(path, 0, account.group)) }
        } catch {
            throw .notWritable(path, error)
        }
    }

    /// Ends what an earlier server left, and makes room for the socket. Only with the lock held.
    func clear() async throws {
        let left = try await processes.end()
        guard left.isEmpty else { throw BrokerError.leftoverProcesses(left) }
        do {
            try socket.prepare(account: account)
        } catch {
            throw BrokerError(
                .folderNotWritable, "The folder for the broker's socket cannot be used: '\(socket.path)'.",
                cause: error.cause, hint: "look at it with 'ls -ld \(socket.path)' and remove it")
        }
    }

    /// Replaces a file whole: mosquitto may read at any moment.
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

    /// mosquitto cannot read the server's key, so it gets copies.
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

    /// Begins the log of a start anew.
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
