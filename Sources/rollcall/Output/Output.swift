import Foundation
import Wire

/// Where a command puts what it found: text for people, or JSON for programs.
struct Output {
    let json: Bool
    let times: TimeText

    /// The reply as sorted, indented JSON, or else the lines.
    func show(_ reply: some Encodable, _ lines: @autoclosure () -> [TerminalText]) throws {
        if json {
            try write(PrettyJSON.text(SuccessReply(reply)))
        } else {
            try lines().forEach { try write($0.description) }
        }
    }

    func show(_ reply: some Encodable, _ line: @autoclosure () -> TerminalText) throws {
        try show(reply, [line()])
    }

    /// A line of standard output, at once: `watch` is read while it runs.
    func write(_ line: String) throws { try Self.put(line + "\n") }

    /// Standard output, as it is.
    static func put(_ text: String) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            guard let cause, cause.code != EPIPE else { throw Closed() }
            let reason = String(cString: strerror(Int32(cause.code))).lowercased()
            throw CommandError("Standard output cannot be written: \(reason).")
        }
    }

    /// A line of standard error; there is nowhere to say that it could not be written.
    static func warn(_ line: TerminalText) {
        try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// No person reads standard output any more, as after `rollcall watch | head`.
    struct Closed: Error {}
}
