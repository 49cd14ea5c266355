import Foundation
import HCI
import Vocabulary
import Wire

/// The result of one check of the doctor.
public struct Finding: Encodable, Equatable, Sendable {
    public enum Outcome: String, Encodable, Sendable {
        case ok, failed
        /// It could not be checked, or is not relevant here.
        case skipped
    }

    /// A stable code for programs, such as `permission`.
    public let check: String
    public let outcome: Outcome
    /// What was found, for a person.
    public let detail: String
    /// The command or the step that fixes it.
    public let mend: String?

    static func ok(_ check: String, _ detail: String) -> Finding {
        Finding(check: check, outcome: .ok, detail: detail, mend: nil)
    }

    static func failed(_ check: String, _ detail: String, mend: String?) -> Finding {
        Finding(check: check, outcome: .failed, detail: detail, mend: mend)
    }

    static func skipped(_ check: String, _ detail: String) -> Finding {
        Finding(check: check, outcome: .skipped, detail: detail, mend: nil)
    }
}

/// Findings from the kernel's information on adapters.
extension Finding {
    static func kernel(_ adapters: Result<[Adapters.Info], AdapterError>) -> Finding {
        switch adapters {
        case .success: .ok("kernel", "the kernel supports Bluetooth")
        case .failure(let error): .failed("kernel", error.message, mend: error.hint)
        }
    }

    static func adapter(_ name: String, among adapters: [Adapters.Info]) -> Finding {
        guard let found = AdapterReference(name).adapter(among: adapters) else {
            let there = adapters.map(\.description)
            let mend = AdapterError.noAdapter(name, there: there).hint
            guard !there.isEmpty else {
                return .failed("adapter", "the machine has no Bluetooth adapter", mend: mend)
            }
            let available = there.joined(separator: ", ")
            return .failed("adapter", "the adapter \(name) does not exist; available: \(available)", mend: mend)
        }
        return .ok("adapter", found.description)
    }

    static func permission(_ capabilities: Doctor.ProcessCapabilities?, adapter: String) -> Finding {
        guard let capabilities else {
            return .skipped("permission", "the kernel does not report the capabilities of this program")
        }
        let missing = capabilities.missing
        guard missing.isEmpty else {
            return .failed(
                "permission", "the program lacks \(missing.joined(separator: " and "))",
                mend: AdapterError.notPermitted(adapter).hint)
        }
        return .ok("permission", "CAP_NET_ADMIN and CAP_NET_RAW")
    }

    /// An adapter that is present can be blocked only by its own switch; one that a switch removed from its bus is not
    /// present.
    static func rfkill(_ switches: [Adapters.Rfkill.Switch], adapter: String, isPresent: Bool) -> Finding {
        guard let blocked = switches.first(where: { ($0.name == adapter || !isPresent) && $0.isBlocked }) else {
            return .ok("rfkill", switches.isEmpty ? "the machine has no radio switch" : "the radio is not blocked")
        }
        let error = AdapterError.blockedByRfkill(adapter, hard: blocked.isHardBlocked)
        return .failed("rfkill", "\(blocked.name): \(error.cause ?? error.message)", mend: error.hint)
    }

    static func up(_ adapter: Adapters.Info, mode: RadioMode) -> Finding {
        switch (mode, adapter.isUp) {
        case (_, true): .ok("up", "\(adapter.name) is up")
        case (.exclusive, false): .ok("up", "\(adapter.name) is down, as exclusive mode requires")
        case (.shared, false):
            .failed("up", "\(adapter.name) is down", mend: AdapterError.down(adapter.name).hint)
        }
    }

    static func bluetoothd(isRunning: Bool, mode: RadioMode) -> Finding {
        guard isRunning else { return .ok("bluetoothd", "bluetoothd is not running") }
        guard mode == .exclusive else {
            return .ok("bluetoothd", "bluetoothd is running, and shares the adapter in shared mode")
        }
        return Finding(
            check: "bluetoothd", outcome: .ok,
            detail: "bluetoothd is running; it can interfere when a node opens the adapter",
            mend: "sudo systemctl disable --now bluetooth, or --mode shared")
    }
}

/// Findings from testing the controller.
extension Finding {
    static func opened(_ name: String, mode: RadioMode) -> Finding {
        .ok("controller", "\(name) opens in \(mode) mode and answers")
    }

    static func refused(_ check: String, _ error: any Error) -> Finding {
        let fault = RadioStatus.Fault(error)
        return .failed(check, fault.message, mend: fault.hint)
    }

    static func lowEnergy(_ capabilities: ControllerCapabilities) -> Finding {
        let abilities = [
            (capabilities.canScan, "scans"), (capabilities.canAdvertise, "advertises"),
            (capabilities.canScanWhileAdvertising, "does both at once"),
        ]
        let detail = abilities.filter(\.0).map(\.1).joined(separator: ", ")
        guard capabilities.canScan else {
            return .failed("low_energy", "the controller cannot scan", mend: "Scan with another adapter.")
        }
        return .ok("low_energy", detail)
    }

    static func commands(_ capabilities: ControllerCapabilities) -> Finding {
        let used = capabilities.usesExtendedCommands ? "extended (Bluetooth 5.0)" : "legacy (Bluetooth 4)"
        if capabilities.commandsAreChosen { return .ok("commands", "\(used), as the setting commands requires") }
        guard capabilities.refusesExtendedCommands else { return .ok("commands", used) }
        return Finding(
            check: "commands", outcome: .ok,
            detail: "legacy: the controller lists extended commands but refuses them",
            mend: "Set \"commands\": \"legacy\" in the node's file or use --commands legacy, to avoid failed attempts.")
    }
}

/// Findings from a server's answer.
extension Finding {
    /// The maximum difference of a clock in seconds; the server corrects any difference, so this only detects a clock
    /// that was never set.
    static let clockTolerance = 60.0
    /// Before this program was written (2026-01-01): a clock with an earlier time was never set.
    private static let earliest = Date(timeIntervalSince1970: 1_767_225_600)

    static func server(status: Int) -> Finding {
        status == 200
            ? .ok("server", "the server is healthy")
            : .failed(
                "server", "the server reports that it is not healthy (\(status))", mend: "Read its GET /health.")
    }

    /// Evaluates the answer to a request about an impossible beacon, which shows whether the token was accepted.
    static func token(_ answer: Failure?) -> Finding {
        switch answer?.code {
        case nil, .notFound?, .badArguments?: .ok("token", "the server knows this scanner")
        case .loginNecessary?, .notAllowed?:
            .failed(
                "token", "the server does not accept the token",
                mend: "Check whether the scanner is retired. `rollcall scanners create` shows a new token once.")
        default: .failed("token", answer?.reason ?? "", mend: nil)
        }
    }

    static func clock(_ now: Date, server: Date?) -> Finding {
        let mend = "sudo timedatectl set-ntp true"
        guard now >= earliest else { return .failed("clock", "the clock was never set", mend: mend) }
        guard let server else { return .ok("clock", "the clock is set") }
        let difference = now.timeIntervalSince(server)
        guard abs(difference) <= clockTolerance else {
            return .failed(
                "clock", "the clock differs from the server's by \(Int(difference.rounded())) s", mend: mend)
        }
        return .ok("clock", "the clock agrees with the server's")
    }
}
