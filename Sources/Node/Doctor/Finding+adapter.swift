import HCI

/// What the kernel tells about adapters, judged.
extension Finding {
    static func kernel(_ adapters: Result<[AdapterInfo], AdapterError>) -> Finding {
        switch adapters {
        case .success: .ok("kernel", "it has Bluetooth")
        case .failure(let error): .failed("kernel", error.message, mend: error.hint)
        }
    }

    static func adapter(_ name: String, among adapters: [AdapterInfo]) -> Finding {
        let names = adapters.map(\.name).joined(separator: ", ")
        guard let found = adapters.first(where: { $0.name == name }) else {
            guard !adapters.isEmpty else {
                return .failed("adapter", "there is none", mend: AdapterError.noAdapter(name).hint)
            }
            return .failed("adapter", "there is no \(name), only \(names)", mend: "Name one of those with --adapter.")
        }
        return .ok("adapter", found.name + (found.address.map { ", \($0)" } ?? ""))
    }

    static func permission(_ capabilities: ProcessCapabilities?, adapter: String) -> Finding {
        guard let capabilities else { return .skipped("permission", "the kernel does not tell") }
        let missing = capabilities.missing
        guard missing.isEmpty else {
            return .failed(
                "permission", "\(missing.joined(separator: " and ")) missing",
                mend: AdapterError.notPermitted(adapter).hint)
        }
        return .ok("permission", "CAP_NET_ADMIN and CAP_NET_RAW")
    }

    /// An adapter that is there is held off by its own switch alone; one that a switch took off its bus is not there.
    static func rfkill(_ switches: [RfkillSwitch], adapter: String, isPresent: Bool) -> Finding {
        guard let blocked = switches.first(where: { ($0.name == adapter || !isPresent) && $0.isBlocked }) else {
            return .ok("rfkill", switches.isEmpty ? "there is no switch" : "no radio is switched off")
        }
        let error = AdapterError.blockedByRfkill(adapter, hard: blocked.isHardBlocked)
        return .failed("rfkill", "\(blocked.name): \(error.cause ?? error.message)", mend: error.hint)
    }

    static func up(_ adapter: AdapterInfo, mode: RadioMode) -> Finding {
        switch (mode, adapter.isUp) {
        case (_, true): .ok("up", "\(adapter.name) is up")
        case (.exclusive, false): .ok("up", "\(adapter.name) is down, as exclusive mode wants it")
        case (.shared, false):
            .failed("up", "\(adapter.name) is down", mend: AdapterError.down(adapter.name).hint)
        }
    }

    static func bluetoothd(isRunning: Bool, mode: RadioMode) -> Finding {
        guard isRunning else { return .ok("bluetoothd", "it does not run") }
        guard mode == .exclusive else { return .ok("bluetoothd", "it runs, and shared mode stands beside it") }
        return Finding(
            check: "bluetoothd", outcome: .ok,
            detail: "it runs; it may switch the adapter on in the moment a node takes it",
            mend: "sudo systemctl disable --now bluetooth, or --mode shared")
    }
}
