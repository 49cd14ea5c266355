import HCI

extension BtsnoopReader {
    /// Every record up to the end or to the damage, and the error that told of it.
    static func all(path: String) throws(BtsnoopError) -> (records: [BtsnoopRecord], error: BtsnoopError?) {
        var reader = try BtsnoopReader(path: path)
        var records: [BtsnoopRecord] = []
        do throws(BtsnoopError) {
            while let record = try reader.next() { records.append(record) }
            return (records, nil)
        } catch {
            return (records, error)
        }
    }
}
