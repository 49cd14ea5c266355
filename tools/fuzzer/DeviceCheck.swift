import Devices

/// What is taken of a device is a state of its kind, and a kind that was read stays the same when it is written.
func checkDevices(_ bytes: [UInt8]) {
    // All else is no JSON and no word: the parsers of others are not kept waiting for it.
    guard bytes.first == UInt8(ascii: "{") || bytes.count < 64 else { return }
    let kinds = Kind.shipped
    let kind = kinds[bytes.count % kinds.count]
    for (dialect, channel) in channels {
        guard case .state(let report) = try? dialect.read(channel, bytes, kind: kind) else { continue }
        precondition(kind.check(state: report.properties).refused.isEmpty && report.seq ?? 0 >= 0)
    }
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    for topic in [text, "rollcall/k1/device/\(text)", "skylux/\(text)/status"] {
        if let read = try? DeviceTopic(topic, site: "k1") { precondition(read.device > 0) }
    }
    if let heard = kind.hear(text) { precondition(kind.command(heard.command) != nil) }
    checkKind(bytes)
}

private let channels: [(Dialect, String)] = [
    (.rollcall, "hello"), (.rollcall, "state"), (.rollcall, "outcome"), (.skylux, "status"), (.tasmota, "tele/LWT"),
    (.tasmota, "stat/STATUS10"),
]

private func checkKind(_ bytes: [UInt8]) {
    guard let kind = try? Kind(document: bytes) else { return }
    precondition((try? Kind(document: kind.document())) == kind)
    for command in kind.commands {
        let ask = CommandAsk(kind: kind, dialect: .tasmota, command: command.name, source: .rule, state: [:])
        _ = try? ask.check()
    }
}
