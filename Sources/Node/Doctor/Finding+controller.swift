import HCI

/// What came of trying the controller.
extension Finding {
    static func opened(_ name: String, mode: RadioMode) -> Finding {
        .ok("controller", "\(name) opens in \(mode) mode and answers")
    }

    static func refused(_ check: String, _ error: any Error) -> Finding {
        let fault = RadioFault(error)
        return .failed(check, fault.message, mend: fault.hint)
    }

    static func lowEnergy(_ capabilities: ControllerCapabilities) -> Finding {
        let abilities = [
            (capabilities.canScan, "scans"), (capabilities.canAdvertise, "advertises"),
            (capabilities.canScanWhileAdvertising, "both at once"),
        ]
        let detail = abilities.filter(\.0).map(\.1).joined(separator: ", ")
        guard capabilities.canScan else {
            return .failed("low_energy", "the controller cannot scan", mend: "Use another adapter to scan with.")
        }
        return .ok("low_energy", detail)
    }

    static func commands(_ capabilities: ControllerCapabilities) -> Finding {
        .ok("commands", capabilities.usesExtendedCommands ? "extended (Bluetooth 5.0)" : "legacy (Bluetooth 4)")
    }
}
