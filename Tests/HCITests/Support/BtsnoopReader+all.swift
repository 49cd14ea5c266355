import HCI

extension Btsnoop.Reader {
    /// Every record up to the end or to the damage, and the error that told of it.
    static func all(path: String) throws(Btsnoop.Failure) -> (records: [Btsnoop.Record], error: Btsnoop.Failure?) {
        var reader = try Btsnoop.Reader(path: path)
        var records: [Btsnoop.Record] = []
        do throws(Btsnoop.Failure) {
            while let record = try reader.next() { records.append(record) }
            return (records, nil)
        } catch {
            return (records, error)
        }
    }
}
