import HCI

/// A capture read in pieces gives what it gives as a whole, up to the same end.
func checkCapture(_ file: [UInt8]) {
    let whole = records(file, piece: max(1, file.count))
    let pieces = records(file, piece: 7)
    precondition(whole.records == pieces.records && whole.error == pieces.error)
    for record in whole.records {
        precondition(record.packet.count <= file.count + 1 && record.missingByteCount >= 0)
        checkEvent(record.packet)
        checkCommand(record.packet)
    }
}

private func records(_ file: [UInt8], piece: Int) -> (records: [Btsnoop.Record], error: Btsnoop.Failure?) {
    var decoder = Btsnoop.Decoder()
    var records: [Btsnoop.Record] = []
    do throws(Btsnoop.Failure) {
        for start in stride(from: 0, to: file.count, by: piece) {
            decoder.append(file[start..<min(start + piece, file.count)])
            while let record = try decoder.next() { records.append(record) }
        }
        try decoder.finish()
        return (records, nil)
    } catch {
        return (records, error)
    }
}
