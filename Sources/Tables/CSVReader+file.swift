extension CSVReader {
    /// Reads a file or a pipe, packed with gzip or not: its first bytes tell.
    public init(path: String) throws {
        let file = try FileBytes(path: path)
        let isPacked = try file.peek(GzipReader.magic.count) == GzipReader.magic
        self.init(isPacked ? try GzipReader(file, name: path) : file, name: path)
    }
}
