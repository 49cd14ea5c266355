extension CSVReader {
    /// Reads a file, packed with gzip or not: its first bytes tell.
    public init(path: String) throws {
        let isPacked = try FileBytes.beginning(of: path, count: 2) == GzipReader.magic
        let file = try FileBytes(path: path)
        self.init(isPacked ? try GzipReader(file, name: path) : file, name: path)
    }
}
