import Foundation

/// A table in a file, as text to be sent.
enum TableFile {
    /// Above what a server takes in one request, in bytes.
    private static let longest = 4 << 20

    /// - Parameter path: a file, or `-` for standard input.
    static func read(_ path: String) throws -> String {
        guard let handle = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: longest + 1) ?? Data()
        else {
            throw CommandError(
                "The table \(path) cannot be read.", hint: "Check its name and who may read it.", status: .usage)
        }
        guard data.count <= longest else {
            throw CommandError("The table \(path) is too large.", hint: "Cut it into several.", status: .usage)
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw CommandError(
                "The table \(path) is not UTF-8.", hint: "Save it from the spreadsheet as “CSV UTF-8”.", status: .usage)
        }
        return text
    }
}
