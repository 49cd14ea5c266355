import Foundation

extension IBeaconVector {
    private struct File: Decodable {
        let count: Int
        let vectors: [IBeaconVector]
    }

    /// All vectors of the file; the test targets that need it lie side by side.
    static func all() throws -> [IBeaconVector] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let url = tests.appending(path: "BeaconTests/Vectors/ibeacon-vectors.json")
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(File.self, from: Data(contentsOf: url)).vectors
    }

    static func all(_ layer: Layer) throws -> [IBeaconVector] {
        try all().filter { $0.layer == layer }
    }
}
