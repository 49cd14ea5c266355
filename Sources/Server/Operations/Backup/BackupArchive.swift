import Crypto
import Descriptors
import Foundation
import Store
import SystemPackage
import Wire

/// A backup whose integrity was verified: each byte is as it was written.
final class BackupArchive: Sendable {
    let path: String
    let manifest: BackupManifest
    let size: Int64

    private let file: OwnedDescriptor
    private let places: [String: Place]

    /// The offset and size of a file in the archive.
    private struct Place {
        let offset: Int64
        let size: Int64
    }

    private static let piece = 1 << 18
    /// The limit in bytes; a manifest has a few hundred.
    private static let maxManifestLength: Int64 = 1 << 20

    /// Reads and verifies the whole archive. Throws `BackupError`.
    init(_ path: String) throws {
        self.path = path
        do {
            file = OwnedDescriptor(
                taking: try FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec))
            size = try file.file.seek(offset: 0, from: .end)
        } catch {
            throw BackupError.unreadable(path, error)
        }
        let reading = Reading(file: file.file, path: path, size: size)
        places = try reading.places()
        manifest = try reading.manifest(places)
        for part in manifest.parts { try reading.check(part, places) }
    }

    private var reading: Reading { Reading(file: file.file, path: path, size: size) }

    /// The content of a file of the archive; nil if there is no file of that name.
    func data(_ name: String) throws -> Data? {
        try places[name].map { Data(try reading.bytes($0)) }
    }

    /// Returns a function that reads a file of the archive piece by piece; it returns nil at the end.
    func pieces(_ name: String) -> () throws -> [UInt8]? {
        guard var place = places[name] else { return { nil } }
        return { [self] in
            guard place.size > 0 else { return nil }
            let bytes = try reading.bytes(Place(offset: place.offset, size: min(place.size, Int64(Self.piece))))
            place = Place(offset: place.offset + Int64(bytes.count), size: place.size - Int64(bytes.count))
            return bytes
        }
    }

    /// The steps of reading, which refuse anything that was not written in this form. The archive owns the file.
    private struct Reading {
        let file: FileDescriptor
        let path: String
        let size: Int64

        func bytes(_ place: Place) throws -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: Int(place.size))
            var count = 0
            while count < bytes.count {
                let read = try bytes.withUnsafeMutableBytes { buffer in
                    do {
                        return try file.read(
                            fromAbsoluteOffset: place.offset + Int64(count),
                            into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
                    } catch {
                        throw BackupError.unreadable(path, error)
                    }
                }
                guard read > 0 else { throw BackupError.damaged(path, "it ends in the middle") }
                count += read
            }
            return bytes
        }

        func places() throws -> [String: Place] {
            var (places, offset): ([String: Place], Int64) = ([:], 0)
            while size - offset > Int64(TarHeader.end) {
                let block = try bytes(Place(offset: offset, size: Int64(TarHeader.block)))
                guard let header = TarHeader(block), places[header.name] == nil else {
                    throw BackupError.damaged(path, "there is no file of an archive at byte \(offset)")
                }
                let place = Place(offset: offset + Int64(TarHeader.block), size: header.size)
                guard header.size <= size - place.offset - Int64(header.padding) else {
                    throw BackupError.damaged(path, "it ends in the middle of '\(header.name)'")
                }
                places[header.name] = place
                offset = place.offset + place.size
                try checkZeros(Place(offset: offset, size: Int64(header.padding)))
                offset += Int64(header.padding)
            }
            try checkZeros(Place(offset: offset, size: size - offset))
            guard size - offset == TarHeader.end else { throw BackupError.damaged(path, "it ends in the middle") }
            return places
        }

        private func checkZeros(_ place: Place) throws {
            guard try bytes(place).allSatisfy({ $0 == 0 }) else {
                throw BackupError.damaged(path, "what is between its files was changed")
            }
        }

        func manifest(_ places: [String: Place]) throws -> BackupManifest {
            guard let place = places[BackupManifest.Name.manifest], place.size < maxManifestLength,
                let seal = places[BackupManifest.Name.seal], seal.size < maxManifestLength
            else { throw BackupError.damaged(path, "there is no \(BackupManifest.Name.manifest) in it") }
            let text = Data(try bytes(place))
            guard try bytes(seal) == Array(BackupManifest.seal(of: text)) else {
                throw BackupError.damaged(path, "\(BackupManifest.Name.manifest) was changed")
            }
            guard let manifest = try? WireJSON.decoder().decode(BackupManifest.self, from: text) else {
                throw BackupError.damaged(path, "\(BackupManifest.Name.manifest) cannot be read")
            }
            guard manifest.format == BackupManifest.format, manifest.schema.isKnown else {
                throw BackupError.newer(path, schema: manifest.schema)
            }
            let own = [BackupManifest.Name.manifest, BackupManifest.Name.seal]
            guard Set(manifest.parts.map(\.name) + own) == Set(places.keys),
                places[BackupManifest.Name.database] != nil
            else { throw BackupError.damaged(path, "it has other files than its manifest says") }
            return manifest
        }

        private var maxManifestLength: Int64 { BackupArchive.maxManifestLength }

        func check(_ part: BackupManifest.Part, _ places: [String: Place]) throws {
            guard let place = places[part.name], place.size == part.bytes else {
                throw BackupError.damaged(path, "'\(part.name)' has another size than its manifest says")
            }
            var (digest, done): (SHA256, Int64) = (SHA256(), 0)
            while done < place.size {
                let piece = Place(offset: place.offset + done, size: min(place.size - done, Int64(BackupArchive.piece)))
                digest.update(data: try bytes(piece))
                done += piece.size
            }
            guard digest.finalize().hexadecimal == part.sha256 else {
                throw BackupError.damaged(path, "'\(part.name)' was changed")
            }
        }
    }
}

extension BackupManifest {
    /// The line that seals the text of a manifest with its digest.
    static func seal(of text: Data) -> Data {
        Data("\(SHA256.hash(data: text).hexadecimal)  \(Name.manifest)\n".utf8)
    }
}
