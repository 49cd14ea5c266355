import Resolution

/// The same messages come out of a stream wherever it is cut, what is asked is within its bounds, and what is answered
/// is a message again.
func checkResolution(_ bytes: [UInt8]) {
    let whole = read(bytes) { _ in bytes.count }
    // Pieces whose lengths the input itself says.
    let cut = read(bytes) { Int(bytes[$0] % 7) + 1 }
    let single = read(bytes) { _ in 1 }
    precondition(whole.objects == cut.objects && whole.fault == cut.fault)
    precondition(whole.objects == single.objects && whole.fault == single.fault)
    for object in whole.objects { checkRequests(of: object) }
    if let record = try? StationRecord(bytes, allowingLocal: true) {
        precondition(StationRecord.counters.contains(record.counter) && StationRecord.holding.contains(record.holds))
        precondition(record.ipv4 != nil || !record.ipv6.isEmpty)
    }
    checkSpellings(bytes)
}

private func read(
    _ bytes: [UInt8], pieces: (Int) -> Int
) -> (objects: [JSONObject], fault: MessageReader.Fault?) {
    var reader = MessageReader()
    var objects: [JSONObject] = []
    var place = 0
    while place < bytes.count {
        let end = min(bytes.count, place + pieces(place))
        let fault = Array(bytes[place..<end]).withUnsafeBytes { reader.read($0, into: &objects) }
        if let fault { return (objects, fault) }
        place = end
    }
    return (objects, nil)
}

private func checkRequests(of object: JSONObject) {
    for request in (try? Request.requests(in: object)) ?? [] {
        switch request {
        case .find(let search):
            precondition(search.entries.count <= Request.maxEntries)
            let findings = search.entries.map { Reply.Finding(asked: $0) }
            check(.found(findings, isExtended: search.isExtended))
        case .update(let update): check(.updated(spelling: update.spelling, .refused(.signature, counter: nil)))
        case .register(let registration): check(.registered(spelling: registration.spelling, .invitation))
        case .reachMe(let port): precondition(port.map { (1...65_535).contains($0) } ?? true)
        case .claim, .whoAmI: break
        }
    }
}

private func check(_ reply: Reply) {
    var limits = MessageReader.Limits()
    limits.bytes = 1 << 20
    precondition((try? JSONObject(text: reply.bytes, limits: limits)) != nil)
}

/// What is written is read as the same.
private func checkSpellings(_ bytes: [UInt8]) {
    if let serial = Serial(bytes) { precondition(Serial(serial.description) == serial) }
    if let address = IPv4(bytes) { precondition(IPv4(address.description) == address) }
    if let address = IPv6(bytes) { precondition(IPv6(address.description) == address) }
    if let code = PrintedCode(typed: bytes, length: 25) {
        precondition(PrintedCode(typed: Array(code.text.utf8), length: 25) == code)
    }
}
