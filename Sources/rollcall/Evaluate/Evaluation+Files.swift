import ArgumentParser
import Tables

extension Evaluation {
    /// The tables of an evaluation.
    struct Files: ParsableArguments {
        @Option(
            help: ArgumentHelp("Where each receiver stands: receiver,room. It may be a header alone.", valueName: "csv")
        )
        var receivers: String

        @Option(help: ArgumentHelp("What was heard: session,t,receiver,rssi.", valueName: "csv"))
        var sightings: String

        @Option(
            help: ArgumentHelp(
                """
                For phones that hear fixed beacons: which columns of the sightings name the receiver, uuid \
                (uuid,major,minor) \
                or address (address or mac). Without it, or where there are none, the column receiver.
                """, valueName: "uuid|address"))
        var identity: Names.TransmitterIdentity?

        @Option(
            parsing: .singleValue,
            help: ArgumentHelp(
                """
                A receiver that was out of order in the recording, or is to be taken so: its silence says nothing. \
                Once for each.
                """, valueName: "receiver"))
        var away: [String] = []

        @Option(
            help: ArgumentHelp(
                "When receivers did not listen in the recording: session,receiver,start,end.", valueName: "csv"))
        var absences: String?

        @Option(help: ArgumentHelp("The doors of the building: room_a,room_b.", valueName: "csv"))
        var doors: String?

        @Option(help: ArgumentHelp("What was heard in a survey: session,t,receiver,rssi.", valueName: "csv"))
        var surveySightings: String?

        @Option(help: ArgumentHelp("In which room the survey's badge was: session,start,end,room.", valueName: "csv"))
        var surveyRooms: String?

        @Option(
            help: ArgumentHelp(
                "When receivers did not listen in the survey: session,receiver,start,end.", valueName: "csv"))
        var surveyAbsences: String?

        @Option(help: ArgumentHelp("The truth, to score by: session,start,end,room.", valueName: "csv"))
        var rooms: String?

        @Option(help: ArgumentHelp("Where the live decisions go: session,t,room.", valueName: "csv"))
        var outLive: String

        @Option(help: ArgumentHelp("Where the corrected record goes: session,t,room.", valueName: "csv"))
        var outRecord: String

        /// For those who work on the engine: a number of its `Parameters` is changed for this run.
        @Option(name: .customLong("set"), parsing: .singleValue, help: .hidden)
        var settings: [String] = []

        /// - Throws: `TableError` where one cannot be written.
        var outputs: (live: OutputTable, record: OutputTable) {
            get throws {
                let inputs =
                    [receivers, sightings]
                    + [absences, doors, surveySightings, surveyRooms, surveyAbsences, rooms].compactMap(\.self)
                let (live, record) = (
                    try OutputTable(outLive, reading: inputs), try OutputTable(outRecord, reading: inputs)
                )
                guard !live.isSame(as: record) else {
                    throw TableError("\(outLive) cannot be both tables of decisions, --out-live and --out-record")
                }
                return (live, record)
            }
        }

        func validate() throws {
            guard (surveySightings == nil) == (surveyRooms == nil) else {
                throw ValidationError("A survey is both --survey-sightings and --survey-rooms.")
            }
            guard surveyAbsences == nil || surveySightings != nil else {
                throw ValidationError("--survey-absences goes with --survey-sightings.")
            }
        }
    }
}
