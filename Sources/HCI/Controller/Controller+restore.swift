import Logging
import Vocabulary

/// Shared use with other programs, whose commands change the same scan and the same advertising.
extension Controller {
    /// How long the others must be silent before their changes are undone: the kernel sends its commands in series.
    private static let settling = Duration.seconds(1)

    /// Commands after which our scan or our advertising may be off or changed.
    private static let disturbing: Set<HCIOpcode> = [
        .reset, .leSetScanParameters, .leSetScanEnable, .leSetExtendedScanParameters, .leSetExtendedScanEnable,
        .leSetAdvertisingParameters, .leSetAdvertisingData, .leSetAdvertisingEnable,
        .leSetExtendedAdvertisingEnable, .leRemoveAdvertisingSet, .leClearAdvertisingSets,
    ]

    func noticeForeign(_ opcode: HCIOpcode) {
        guard mode == .shared, restoring != nil || Self.disturbing.contains(opcode) else { return }
        restoreLater()
    }

    private func restoreLater() {
        restoring?.cancel()
        restoring = Task { [weak self, clock] in
            guard (try? await clock.sleep(for: Self.settling)) != nil else { return }
            await self?.restore()
        }
    }

    private func restore() async {
        restoring = nil
        do {
            try await exclusively { () throws(AdapterError) in try await startWhatIsWanted() }
        } catch {
            logger.warning("another program's change was not undone", metadata: ["error": "\(error)"])
        }
    }
}
