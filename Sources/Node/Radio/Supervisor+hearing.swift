import Beacon
import Foundation
import HCI

extension Supervisor {
    /// Takes reports in the order they were heard.
    func take(_ reports: [HeardReport], from radio: any Radio) async {
        guard let last = reports.last else { return }
        let losses = losses(with: radio)
        let heardAt = clock.date(ofWall: last.time)
        count { tally in
            tally.reports += reports.count
            tally.lastReportAt = heardAt
            tally.dropped = losses.dropped
            tally.malformed = losses.malformed
        }
        silence.heard(at: clock.real.elapsed)
        backoff.reset()
        turn()
        if duty.scan != nil { enter(.scanning) }
        let frames = reports.compactMap(frame)
        if !frames.isEmpty { await hear(frames) }
    }

    private func frame(_ heard: HeardReport) -> HeardFrame? {
        heard.report.iBeacon.map {
            HeardFrame(
                beacon: $0.identity, address: heard.report.address, rssi: heard.report.rssi.map(Int.init),
                heardAt: clock.date(ofWall: heard.time))
        }
    }
}
