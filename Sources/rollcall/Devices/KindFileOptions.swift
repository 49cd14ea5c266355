import ArgumentParser
import Devices
import Foundation

/// The file with the document of a kind.
struct KindFileOptions: ParsableArguments {
    @Argument(help: "A JSON file with the document of the kind.", completion: .file())
    var file: String

    /// - Throws: `CommandError` if the file cannot be read, or with each problem of the document and its path.
    func kind() throws -> Kind {
        guard let document = FileManager.default.contents(atPath: file) else {
            throw CommandError("\(file) cannot be read. Check its name and permissions.")
        }
        do {
            return try Kind(document: document)
        } catch {
            throw CommandError("The document of the kind is not valid. \(error)")
        }
    }
}
