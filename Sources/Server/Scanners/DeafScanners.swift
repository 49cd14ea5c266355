import Copies
import Foundation
import Presence
import Store
import Synchronization
import Vocabulary

/// The scanners that hear nothing while others near them do, as the server that owns the engine knows them.
final class DeafScanners: Sendable {
    private let watch = Mutex(DeafnessWatch())

    /// What a heartbeat tells of a radio.
    /// - Returns: whether the scanner's silence proves nothing.
    func note(_ radio: ScannerRadio, of scanner: Int64, at now: Date) -> Bool {
        watch.withLock { $0.note(radio, of: scanner, at: now) }
    }

    func hear(_ readings: [CopyWatch.Reading]) {
        watch.withLock { $0.hear(readings) }
    }

    /// Where scanners stand, and how far apart that is.
    func update(_ doors: DoorDistances, rooms: [Int64: Int64]) {
        watch.withLock { $0.update(doors, rooms: rooms) }
    }

    /// Judges what came.
    /// - Parameters:
    ///   - standing: the alerts that are open, or were closed not long ago.
    ///   - seconds: for which a silence has to last.
    /// - Returns: the scanners that are deaf, and those with an open alert that are not.
    func judge(
        longerThan seconds: Double, _ standing: [Alert.Standing], at now: Date
    ) -> (deaf: [Int64], cleared: [Int64]) {
        watch.withLock { watch in
            watch.judge(at: now)
            let deaf = watch.deaf(for: seconds, at: now).map(\.scanner)
            let open = standing.filter { $0.key.kind == .scannerDeaf }.map(\.key.id)
            return (deaf, open.filter { watch.isCleared($0) && !deaf.contains($0) })
        }
    }
}
