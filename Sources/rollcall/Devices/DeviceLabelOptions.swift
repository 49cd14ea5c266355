import ArgumentParser
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
