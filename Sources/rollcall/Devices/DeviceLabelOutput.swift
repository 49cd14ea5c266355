import Foundation
import Wire

/// A label as a command prints it or writes it to a file.
struct DeviceLabelOutput {
    let label: String
    /// Nil if the label is printed on the terminal.
    let file: String?

    func lines() throws -> [TerminalText] {
        guard let file else { return label.split(separator: "\n").map { "\(String($0))" } }
        let bytes = LabelFormat(file: file) == .png ? Data(base64Encoded: label) : Data(label.utf8)
        guard let bytes, FileManager.default.createFile(atPath: file, contents: bytes) else {
            throw CommandError("The label cannot be written to \(file). Choose another file with --label-file.")
        }
        return ["Wrote the label to \(file)."]
    }
}
