import Foundation

/// A line on the terminal that is written over and over; where standard error is no terminal, nothing. It does not
/// wrap, which would leave all but its end behind.
struct StatusLine {
    private var isShown = false
    private let isTerminal = isatty(STDERR_FILENO) == 1

    mutating func show(_ text: TerminalText) {
        guard isTerminal else { return }
        isShown = true
        // Back to the line's beginning, and what was there is erased (ECMA-48 EL); meanwhile nothing wraps (DEC autowrap mode).
        try? FileHandle.standardError.write(contentsOf: Data("\u{1b}[?7l\r\u{1b}[K\(text)\u{1b}[?7h".utf8))
    }

    mutating func end() {
        if isShown { Output.warn("") }
        isShown = false
    }
}
