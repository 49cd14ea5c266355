import Foundation

/// Pulls the records of a btsnoop file one after the other. Memory holds one piece of the file, never the whole.
public struct BtsnoopReader: ~Copyable {
    private static let pieceByteCount = 65_536

    private let file: FileHandle
    private var decoder = BtsnoopDecoder()

    /// Opens the file. Throws `BtsnoopError`.
    public init(path: String) throws(BtsnoopError) {
        do {
            file = try FileHandle(forReadingFrom: URL(filePath: path))
        } catch {
            throw BtsnoopError(
                .cannotOpen, "The capture \(path) cannot be opened", hint: "Check its name and that you may read it.",
                cause: error.localizedDescription)
        }
    }

    /// The next record, nil after the last. Throws `BtsnoopError` when the file is foreign, damaged or cut short; all
    /// records before the damage have then been given.
    public mutating func next() throws(BtsnoopError) -> BtsnoopRecord? {
        while true {
            if let record = try decoder.next() { return record }
            guard let piece = try readPiece() else {
                try decoder.finish()
                return nil
            }
            decoder.append(piece)
        }
    }

    private func readPiece() throws(BtsnoopError) -> Data? {
        do {
            guard let piece = try file.read(upToCount: Self.pieceByteCount), !piece.isEmpty else { return nil }
            return piece
        } catch {
            throw BtsnoopError(
                .cannotRead, "The capture cannot be read", hint: "Check the disk and that it is a file.",
                cause: error.localizedDescription)
        }
    }
}
