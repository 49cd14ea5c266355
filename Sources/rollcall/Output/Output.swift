import Foundation
import Wire

/// The output of a command: text for people, or JSON for programs.
struct Output {
    let json: Bool
    let times: TimeText

    /// Prints the reply as sorted, indented JSON if `json` is set, or else the lines.
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

    /// Prints a line to standard output without buffering, since the output of `watch` is read while it runs.
    func write(_ line: String) throws { try Self.put(line + "\n") }

    /// Writes the text to standard output unchanged.
    /// - Throws: `Closed` if the reader has gone, or `CommandError` if standard output cannot be written.
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

    /// Prints a line to standard error; a failure to write is ignored, since it cannot be reported.
    static func warn(_ line: TerminalText) {
        try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// The reader of standard output has gone, as after `rollcall watch | head`.
    struct Closed: Error {}
}
