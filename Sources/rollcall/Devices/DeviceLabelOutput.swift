import Foundation
import Wire

/// A label as a command shows or keeps it.
struct DeviceLabelOutput {
    let label: String
    /// Nil if it is for the terminal.
    let file: String?

    func lines() throws -> [TerminalText] {
        guard let file else { return label.split(separator: "\n").map { "\(String($0))" } }
        let bytes = LabelFormat(file: file) == .png ? Data(base64Encoded: label) : Data(label.utf8)
        guard let bytes, FileManager.default.createFile(atPath: file, contents: bytes) else {
            throw CommandError("The label cannot be written to \(file).")
        }
        return ["Its label is in \(file)."]
    }
}
