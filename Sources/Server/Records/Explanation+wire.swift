import Foundation
import Presence
import Store
import Wire

extension ExplanationRecord {
    init(_ explanation: Explanation, _ names: PlaceNames, at now: Date) {
        self.init(
            candidates: explanation.candidates.map {
                CandidateRecord(roomNumber: names.rooms[$0.room] ?? "", chance: $0.chance, since: $0.since)
            },
            heard: explanation.words.map { EvidenceRecord($0, names, at: now) },
            badgeLouderBy: abs(explanation.louder) < 1 ? nil : explanation.louder)
    }
}

extension EvidenceRecord {
    fileprivate init(_ word: Explanation.Word, _ names: PlaceNames, at now: Date) {
        let keys = word.link.scanner == nil ? names.beacons[word.beacon] : nil
        self.init(
            scannerName: word.link.scanner.flatMap { names.scanners[$0] }, majorKey: keys?.major,
            minorKey: keys?.minor, roomNumber: word.room.flatMap { names.rooms[$0] }, rssi: word.level,
            age: max(0, now.timeIntervalSince(word.heardAt)), quiet: word.isQuiet ? true : nil,
            forFirst: word.says.first.flatMap(\.self),
            forSecond: word.says.dropFirst().first.flatMap(\.self))
    }
}
