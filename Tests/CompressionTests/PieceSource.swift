import Compression

/// Bytes in pieces of one size.
final class PieceSource: ByteSource {
    private var rest: ArraySlice<UInt8>
    private let piece: Int

    init(_ bytes: some Sequence<UInt8>, piece: Int = 4_096) {
        rest = Array(bytes)[...]
        self.piece = piece
    }

    func read() -> [UInt8] {
        defer { rest = rest.dropFirst(piece) }
        return Array(rest.prefix(piece))
    }
}
