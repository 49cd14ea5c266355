import Foundation
import Logging
import NIOSSL

extension CheckFinding {
    /// What the way to the server gives rise to.
    static func transport(_ configuration: ServerConfiguration, at now: Date, logger: Logger) -> [CheckFinding] {
        guard let tls = configuration.tls else { return [plain(configuration)] }
        do {
            _ = try Certificates(tls, logger: logger)
            let end = try NIOSSLCertificate.fromPEMFile(tls.certificate).map(\.notValidAfter).min() ?? 0
            return [
                .ok("The TLS certificate goes with its key."),
                expiry(Date(timeIntervalSince1970: TimeInterval(end)), at: now),
            ]
        } catch {
            return [
                .bad("The TLS certificate and its key cannot be used.", do: "look at \(tls.certificate) and \(tls.key)")
            ]
        }
    }

    /// - Parameter end: of the first certificate of the chain that expires.
    static func expiry(_ end: Date, at now: Date) -> CheckFinding {
        let days = Int((end.timeIntervalSince(now) / 86_400).rounded(.down))
        let action = "renew it, then systemctl reload rollcall-server"
        if end <= now { return .bad("The TLS certificate has expired.", do: action) }
        return days < 30
            ? .warning("The TLS certificate expires in \(days) days.", do: action)
            : .ok("The TLS certificate is good for \(days) more days.")
    }

    private static func plain(_ configuration: ServerConfiguration) -> CheckFinding {
        guard ServerConfiguration.loopback.contains(configuration.host) else {
            return .bad(
                "Plain HTTP leaves this machine: passwords and whereabouts can be read on the way.",
                do: "name tls.certificate and tls.key in the settings file, and take insecure out")
        }
        return configuration.isInsecureAllowed
            ? .warning("insecure is set, and nothing needs it.", do: "take insecure out of the settings")
            : .ok("Plain HTTP stays on this machine.")
    }
}
