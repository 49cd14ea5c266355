import ServiceLifecycle
import UnixSignals

/// Reads the certificate again on SIGHUP, which is what programs that renew certificates send.
struct CertificateReload: Service {
    let certificates: Certificates

    func run() async throws {
        let hangups = await UnixSignalsSequence(trapping: .sighup)
        for await _ in hangups.cancelOnGracefulShutdown() {
            certificates.reload()
        }
    }
}
