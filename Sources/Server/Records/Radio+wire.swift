import Store
import Wire

extension RadioRecord {
    init(_ radio: ScannerRadio) {
        self.init(
            state: radio.state.onTheWire, reportsPerSecond: radio.reportsPerSecond, lastReportAt: radio.lastReportAt,
            restarts: radio.restarts, resets: radio.resets, droppedReports: radio.droppedReports,
            mode: radio.mode?.onTheWire, commands: radio.commands?.onTheWire, error: radio.error)
    }
}
