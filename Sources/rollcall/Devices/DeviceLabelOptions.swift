import ArgumentParser
import Devices
import Foundation
import Wire

/// Where the label of a device goes.
struct DeviceLabelOptions: ParsableArguments {
    @Option(help: "Write the label to this file, as SVG or PNG.", completion: .file(extensions: ["svg", "png"]))
    var labelFile: String?

    func validate() throws {
        if let labelFile, LabelFormat(file: labelFile) == nil {
            throw ValidationError("--label-file ends with .svg or .png.")
        }
    }

    var format: LabelFormat { labelFile.flatMap(LabelFormat.init(file:)) ?? .text }
}

extension LabelFormat {
    /// By the end of a file's name.
    init?(file: String) {
        switch file.split(separator: ".").last?.lowercased() {
        case "svg": self = .svg
        case "png": self = .png
        default: return nil
        }
    }
}

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
