import ArgumentParser
import Wire

/// The file to which the label of a device is written.
struct DeviceLabelOptions: ParsableArguments {
    @Option(help: "Write the label to this file, as SVG or PNG.", completion: .file(extensions: ["svg", "png"]))
    var labelFile: String?

    func validate() throws {
        if let labelFile, LabelFormat(file: labelFile) == nil {
            throw ValidationError("--label-file must end with .svg or .png.")
        }
    }

    var format: LabelFormat { labelFile.flatMap(LabelFormat.init(file:)) ?? .text }
}

extension LabelFormat {
    /// The format for the extension of a file name; nil unless `svg` or `png`.
    init?(file: String) {
        switch file.split(separator: ".").last?.lowercased() {
        case "svg": self = .svg
        case "png": self = .png
        default: return nil
        }
    }
}
