import Foundation

/// The folder of the spools of a replay: the one that was named, or a private temporary one.
struct SpoolFolder: Sendable {
    let path: String
    private let isTemporary: Bool

    init(_ named: String?) throws {
        isTemporary = named == nil
        path = named ?? FileManager.default.temporaryDirectory.appending(path: "rollcall-replay-\(UUID())").path
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: !isTemporary, attributes: [.posixPermissions: 0o700])
        } catch {
            throw NodeError(
                "the folder \(path) for the spools cannot be made: \(error.localizedDescription)",
                hint: "Name another with --spool.")
        }
    }

    /// Names of receivers are not all names of files.
    func file(for scanner: String) throws -> String {
        guard let name = scanner.addingPercentEncoding(withAllowedCharacters: .alphanumerics) else {
            throw NodeError("\"\(scanner)\" cannot be the name of a scanner")
        }
        return "\(path)/\(name).spool"
    }

    /// A named folder is the caller's.
    func removeIfTemporary() throws {
        guard isTemporary else { return }
        try FileManager.default.removeItem(atPath: path)
    }
}
