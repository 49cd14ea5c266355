/// The numbers by which the engine learns: fingerprints, level offsets, what the record and a survey teach.
extension Parameters {
    /// How a room's level distributions are learned.
    struct Fingerprint: Codable, Equatable, Sendable {
        /// The spread of levels at one spot before anything is known. dB; model.
        var spotSpread = 4.0
        /// The level that stands for silence where seconds are compared. dBm; physical: below what receivers hear.
        var silenceLevel = -100.0
        /// A spot has so many seconds at least. s; model.
        var secondsOfSpot = 5
        /// A room has so many spots at most. Count; model.
        var maxSpots = 20
        /// Rounds of k-means. Count; model.
        var rounds = 10
        /// The spread of levels over the whole building before anything is known. dB; model.
        var buildingSpread = 8.0
        /// How much wider the building's levels are taken to be than they were seen. Factor; model.
        var buildingWidening = 1.2
        /// So many readings the wider distribution counts in a narrower one: for its chance, level and spread.
        /// Readings; model.
        var chancePrior = 3.0
        var levelPrior = 1.0
        var spreadPrior = 4.0
        /// A receiver hears no person for sure. Probability; model.
        var maxChance = 0.995
        /// How often people move before a survey counts: changes in so many seconds. Count, s; model.
        var priorChanges = 14
        var priorSeconds = 200
    }

    /// How much louder a badge is heard than the survey's.
    struct Offset: Codable, Equatable, Sendable {
        /// How badges differ before anything was heard. dB²; model.
        var variance = 6.25
        /// Seconds that follow each other say much the same: the share of each that counts. Share; model.
        var effectiveShare = 0.1
        /// What becomes uncertain in a second: a person turns round. dB²/s; model.
        var drift = 0.03
        /// Once as certain, it is looked at in one second of `pause`. dB²; model (it saves time alone).
        var settled = 4.0
        var pause: UInt8 = 4
        /// Rooms that the record keeps of a badge. Count; model.
        var maxRooms = 16
        /// What the latest minutes of a room weigh at most. 1/dB²; model.
        var maxWeight = 60.0
        /// By how much rooms differ: bodies, chairs and doors are not as in the survey. dB; promised by LoudnessTests.
        var roomSpread = 3.0
        /// What a survey of a minute a room gets wrong in all of them. dB; model.
        var bias = 1.3
        /// A badge is as likely as the survey's where it is found so many standard deviations off. Count; model.
        var even = 1.8
        /// No badge is further off. dB; physical: what seems to be is something else.
        var limit = 12.0
    }

    /// The corrected record.
    struct Record: Codable, Equatable, Sendable {
        /// What a second counts where it is weighed with those around it: they are not independent. Share; model.
        var evidenceWeight = 0.5
        /// A survey counts in full where its rooms have so many seconds each. s; model.
        var goodStay = 90
    }

    /// Fingerprints from the record itself.
    public struct Training: Codable, Equatable, Sendable {
        /// How sure a second must be to teach beside a survey: one that knows the room a little, one that does not know
        /// it. Probability; model.
        var sureSurveyed = 0.8
        var sureUnsurveyed = 0.95
        /// Seconds looked through together. s; model.
        public var span = 60
        /// What a second means shows within so many seconds after it. s; model.
        public var hindsight = 30
        /// A room must have been heard for so long. s; model.
        var minSeconds = 20
        /// Half of the rooms will do once so many seconds were taken in. s; model.
        var minLessons = 200
        /// Seconds kept in all, shared out among the rooms, the latest of each. s; promised by SelfTrainingTests.
        var limit = 7200
        /// Seconds of a room that are kept. s; model.
        var maxOfRoom = 300
        /// A room is taught up to so many seconds beside a survey: one it does not know, one it knows a little. s;
        /// model.
        var enoughUnsurveyed = 60
        var enoughSurveyed = 120
    }

    /// What of a survey is believed.
    struct Survey: Codable, Equatable, Sendable {
        /// By this share of the seconds half of it may do worse than placement before it is dropped. Share; promised by
        /// SurveyTests.
        var allowance = 0.15
        /// Receivers are levelled where placement then agrees with so much more of it. Share; promised by
        /// MistakenStaysTests.
        var levellingGain = 0.02
        /// A receiver's level is that of its loudest seconds after so many. Count; promised by MistakenStaysTests.
        var loudest = 20
        /// A room must be found in this share of its own survey. Share; promised by SurveyTests.
        var minShare = 1.0 / 3
        /// With fewer changes of room nothing is moved in time. Count; promised by SurveyTests.
        var minChanges = 4
        /// What was heard in so few seconds makes no fingerprint. s; model.
        var minSeconds = 12
        /// How late or early rooms may be said. s; model.
        var latenessReach = 60
        /// With so much more of it placement must agree before its rooms are moved in time: always, and over the
        /// changes. Share; model.
        var latenessGain = 0.03
        var latenessGainOfOne = 0.3
        /// A shift that leaves a smaller share to compare says nothing. Share; model.
        var minOverlap = 0.75
        /// More than this share in misnamed rooms: it is not believed. Share; model.
        var maxMistaken = 0.1
        /// A room found so many times oftener under other names is misnamed. Factor; model.
        var misnamed = 3
        /// And for so long. s; model.
        var plainly = 30
        /// A shorter stay is a passage. s; model.
        var minStay = 8
        /// More than this share of a stay is most of it. Share; model.
        var maxOfStay = 0.6
        /// A run in one other room of this share is plain, and so is a misnamed room with this share of plain runs.
        /// Share; promised by MistakenStaysTests.
        var plainShare = 0.25
    }
}
