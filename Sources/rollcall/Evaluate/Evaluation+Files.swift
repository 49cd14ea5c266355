import ArgumentParser
import Tables

extension Evaluation {
    /// The tables of an evaluation.
    struct Files: ParsableArguments {
        @Option(help: ArgumentHelp("Read each receiver's room: receiver,room; rows are optional.", valueName: "csv"))
        var receivers: String

        @Option(help: ArgumentHelp("Read the sightings of the recording: session,t,receiver,rssi.", valueName: "csv"))
        var sightings: String

        @Option(
            help: ArgumentHelp(
                """
                For phones that hear fixed beacons: identify the receiver by uuid (columns uuid,major,minor) or by \
                address (column address or mac). Without this option, or if these columns are missing, the column \
                receiver is used.
                """, valueName: "uuid|address"))
        var identity: Names.TransmitterIdentity?

        @Option(
            parsing: .singleValue,
            help: ArgumentHelp(
                """
                Treat this receiver as out of order in the recording: ignore both its sightings and its silence. \
                Repeat for each receiver.
                """, valueName: "receiver"))
        var away: [String] = []

        @Option(
            help: ArgumentHelp(
                "Read when receivers did not listen in the recording: session,receiver,start,end.", valueName: "csv"))
        var absences: String?

        @Option(help: ArgumentHelp("Read the doors of the building: room_a,room_b.", valueName: "csv"))
        var doors: String?

        @Option(help: ArgumentHelp("Read the sightings of a survey: session,t,receiver,rssi.", valueName: "csv"))
        var surveySightings: String?

        @Option(help: ArgumentHelp("Read the rooms of the survey's badge: session,start,end,room.", valueName: "csv"))
        var surveyRooms: String?

        @Option(
            help: ArgumentHelp(
                "Read when receivers did not listen in the survey: session,receiver,start,end.", valueName: "csv"))
        var surveyAbsences: String?

        @Option(help: ArgumentHelp("Read the true rooms, for the score: session,start,end,room.", valueName: "csv"))
        var rooms: String?

        @Option(help: ArgumentHelp("Write the live decisions: session,t,room.", valueName: "csv"))
        var outLive: String

        @Option(help: ArgumentHelp("Write the corrected record: session,t,room.", valueName: "csv"))
        var outRecord: String

        /// Changes of the engine's `Parameters` for this run, each as NAME=VALUE, for work on the engine.
        @Option(name: .customLong("set"), parsing: .singleValue, help: .hidden)
        var settings: [String] = []

        /// The tables of decisions.
        /// - Throws: `TableError` if a table cannot be written, is also an input, or is named twice.
        var outputs: (live: OutputTable, record: OutputTable) {
            get throws {
                let inputs =
                    [receivers, sightings]
                    + [absences, doors, surveySightings, surveyRooms, surveyAbsences, rooms].compactMap(\.self)
                let (live, record) = (
                    try OutputTable(outLive, reading: inputs), try OutputTable(outRecord, reading: inputs)
                )
                guard !live.isSame(as: record) else {
                    throw TableError("--out-live and --out-record both name \(outLive); choose two files")
                }
                return (live, record)
            }
        }

        func validate() throws {
            guard (surveySightings == nil) == (surveyRooms == nil) else {
                throw ValidationError("Give --survey-sightings and --survey-rooms together.")
            }
            guard surveyAbsences == nil || surveySightings != nil else {
                throw ValidationError("--survey-absences requires --survey-sightings.")
            }
        }
    }
}
