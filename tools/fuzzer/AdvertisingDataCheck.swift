import Beacon

/// Structures lie one after the other inside the data, and both ways of reading a frame agree.
func checkAdvertisingData(_ bytes: [UInt8]) {
    let span = bytes.span.bytes
    var cursor = ADStructure.Cursor()
    var end = 0
    while let structure = cursor.next(in: span) {
        precondition(structure.data.lowerBound == end + 2 && structure.data.upperBound <= bytes.count)
        end = structure.data.upperBound
    }
    checkFrame(IBeaconFrame(advertisingData: bytes), IBeaconFrame.read(advertisingData: span))
    checkFrame(IBeaconFrame(manufacturerData: bytes), IBeaconFrame.read(manufacturerData: span))
}

private func checkFrame(_ frame: IBeaconFrame?, _ reading: Result<IBeaconFrame, IBeaconFrame.Refusal>) {
    switch reading {
    case .success(let read):
        precondition(read == frame)
        checkEncoding(read)
    case .failure(let refusal):
        precondition(frame == nil && !refusal.description.isEmpty)
    }
}

private func checkEncoding(_ frame: IBeaconFrame) {
    let sent = IBeaconFrame(advertisingData: frame.advertisingData)
    precondition(sent?.identity == frame.identity && sent?.measuredPower == frame.measuredPower)
    precondition(sent?.trailingByteCount == 0)
}
