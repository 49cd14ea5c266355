import Foundation
import Tables
import Testing

@Suite("A CSV file")
struct CSVFileTests {
    /// What `write` puts into a pipe, read through its path.
    private static func fields(_ bytes: [Data]) throws -> [[String]] {
        let pipe = Pipe()
        for piece in bytes { try pipe.fileHandleForWriting.write(contentsOf: piece) }
        try pipe.fileHandleForWriting.close()
        var reader = try CSVReader(path: "/proc/self/fd/\(pipe.fileHandleForReading.fileDescriptor)")
        var rows: [[String]] = []
        while let row = try reader.next() { rows.append(row.fields) }
        return rows
    }

    @Test("A pipe is read as a file is: what comes through it comes once")
    func pipe() throws {
        #expect(try Self.fields([Data("a,b\n1,2\n".utf8)]) == [["a", "b"], ["1", "2"]])
        #expect(try Self.fields([]).isEmpty)
    }

    @Test("A folder is no table, and says so")
    func folder() {
        #expect { try CSVReader(path: "/tmp") } throws: { "\($0)" == "/tmp cannot be opened: it is a folder" }
    }

    @Test("A pipe may be packed with gzip")
    func packedPipe() throws {
        let packed = try #require(Data(base64Encoded: Self.packed))
        #expect(try Self.fields([packed]) == [["a", "b"], ["1", "2"]])
    }

    /// `printf 'a,b\n1,2\n' | gzip -9n | base64`
    private static let packed = "H4sIAAAAAAACA0vUSeIy1DHiAgB7B5cKCAAAAA=="
}
