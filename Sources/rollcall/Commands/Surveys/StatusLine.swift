import Foundation

/// A line on the terminal that is written over and over; where standard error is no terminal, nothing. What does not fit the
/// terminal's width is left out: a line that wraps is not written over.
struct StatusLine {
    private var isShown = false
    private let isTerminal = isatty(STDERR_FILENO) == 1

    mutating func show(_ text: TerminalText) {
        guard isTerminal else { return }
        isShown = true
        // Back to the line's beginning, and what was there is erased (ECMA-48 EL).
        let line = String(text.description.prefix(Self.width - 1))
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1b}[K\(line)".utf8))
    }

    /// Of the terminal, in characters; 80 where it does not say.
    private static var width: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return 80 }
        return Int(size.ws_col)
    }

    mutating func end() {
        if isShown { Output.warn("") }
        isShown = false
    }
}
