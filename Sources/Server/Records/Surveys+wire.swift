import Presence
import Store
import Wire

extension SurveyRecord {
    init(_ survey: StoredSurvey) {
        self.init(
            surveyID: survey.id, badgeID: survey.badge, startedAt: survey.startedAt, stoppedAt: survey.stoppedAt,
            inUse: survey.isInUse, stays: survey.stays.map(SurveyStayRecord.init))
    }
}

extension SurveyStayRecord {
    init(_ stay: StoredSurvey.Stay) {
        self.init(
            roomNumber: stay.roomNumber, enteredAt: stay.enteredAt, leftAt: stay.leftAt,
            heard: stay.heard.map {
                SurveyHeardRecord(
                    scannerName: $0.scannerName, roomNumber: $0.roomNumber, packets: $0.packets, seconds: $0.seconds,
                    rssi: $0.rssi)
            })
    }
}

extension DoubtfulScannerRecord {
    /// Nil where one of the names is gone meanwhile.
    init?(_ stray: MisplacedReceiver, _ names: PlaceNames) {
        guard let scanner = names.scanners[stray.receiver], let room = names.rooms[stray.room],
            let loudest = names.rooms[stray.loudestIn]
        else { return nil }
        self.init(scannerName: scanner, roomNumber: room, loudestRoomNumber: loudest, louderBy: stray.louderBy)
    }
}
