/// The parameters of learning: fingerprints, level offsets, and what the record and a survey teach.
extension Parameters {
    /// How a room's level distributions are learned.
    struct Fingerprint: Codable, Equatable, Sendable {
        /// The prior spread of levels at one spot. dB; model.
        var spotSpread = 4.0
        /// The level that stands for silence when seconds are compared. dBm; physical: below what receivers hear.
        var silenceLevel = -100.0
        /// The minimum number of seconds of a spot. s; model.
        var secondsOfSpot = 5
        /// The maximum number of spots in a room. Count; model.
        var maxSpots = 20
        /// Rounds of k-means. Count; model.
        var rounds = 10
        /// The prior spread of levels over the whole building. dB; model.
        var buildingSpread = 8.0
        /// The factor by which the building's observed spread of levels is widened. Factor; model.
        var buildingWidening = 1.2
        /// The number of readings that the wider distribution counts for in a narrower one: in its probability, level
        /// and spread. Readings; model.
        var chancePrior = 3.0
        var levelPrior = 1.0
        var spreadPrior = 4.0
        /// The maximum probability of a reading: a receiver is never certain to hear a badge. Probability; model.
        var maxChance = 0.995
        /// The prior move rate, before a survey counts: changes in a number of seconds. Count, s; model.
        var priorChanges = 14
        var priorSeconds = 200
    }

    /// The level offset of a badge to the survey's.
    struct Offset: Codable, Equatable, Sendable {
        /// The prior variance between badges. dB²; model.
        var variance = 6.25
        /// The share of each second that counts, because consecutive seconds are correlated. Share; model.
        var effectiveShare = 0.1
        /// The variance added in a second, because a person may turn round. dB²/s; model.
        var drift = 0.03
        /// Below this variance only one second of `pause` is used. dB²; model (it saves time alone).
        var settled = 4.0
        var pause: UInt8 = 4
        /// The number of rooms of a badge that the record keeps. Count; model.
        var maxRooms = 16
        /// The maximum weight of the latest minutes of a room. 1/dB²; model.
        var maxWeight = 60.0
        /// The spread between rooms: bodies, chairs and doors are not as in the survey. dB; promised by LoudnessTests.
        var roomSpread = 3.0
        /// The error that a survey of a minute a room makes in all rooms. dB; model.
        var bias = 1.3
        /// The number of standard deviations at which an offset is as likely as none. Count; model.
        var even = 1.8
        /// The maximum offset of a badge. dB; physical: a greater apparent offset has another cause.
        var limit = 12.0
    }

    /// The corrected record.
    struct Record: Codable, Equatable, Sendable {
        /// The weight of a second that is weighed with those around it, which are not independent. Share; model.
        var evidenceWeight = 0.5
        /// The number of seconds in each room from which a survey counts in full. s; model.
        var goodStay = 90
    }

    /// Fingerprints from the record itself.
    public struct Training: Codable, Equatable, Sendable {
        /// How sure a second must be to teach beside a survey, if the survey knows the room slightly or not at all.
        /// Probability; model.
        var sureSurveyed = 0.8
        var sureUnsurveyed = 0.95
        /// Seconds processed together. s; model.
        public var span = 60
        /// The time after a second within which its meaning becomes clear. s; model.
        public var hindsight = 30
        /// The minimum time for which a room must have been heard. s; model.
        var minSeconds = 20
        /// After this many seconds half of the rooms are enough. s; model.
        var minLessons = 200
        /// Seconds kept in all, divided among the rooms, the latest of each. s; promised by SelfTrainingTests.
        var limit = 7200
        /// The maximum number of seconds kept of a room. s; model.
        var maxOfRoom = 300
        /// The number of seconds up to which a room is taught beside a survey, if the survey does not know it or knows
        /// it slightly. s; model.
        var enoughUnsurveyed = 60
        var enoughSurveyed = 120
    }

    /// Checks of a survey.
    struct Survey: Codable, Equatable, Sendable {
        /// The share of the seconds by which half of a survey may do worse than placement before it is dropped. Share;
        /// promised by SurveyTests.
        var allowance = 0.15
        /// Receivers are levelled if placement then agrees with this much more of the survey. Share; promised by
        /// MistakenStaysTests.
        var levellingGain = 0.02
        /// A receiver's level is that of its loudest seconds, after skipping this many. Count; promised by
        /// MistakenStaysTests.
        var loudest = 20
        /// The share of its own survey in which a room must be found. Share; promised by SurveyTests.
        var minShare = 1.0 / 3
        /// With fewer changes of room no label is shifted in time. Count; promised by SurveyTests.
        var minChanges = 4
        /// A room heard in fewer seconds gets no fingerprint. s; model.
        var minSeconds = 12
        /// The maximum by which rooms may be labelled late or early. s; model.
        var latenessReach = 60
        /// The gain in agreement with placement that is needed to shift labels in time: a constant, and a term divided
        /// by the number of changes. Share; model.
        var latenessGain = 0.03
        var latenessGainOfOne = 0.3
        /// A shift that leaves a smaller share to compare is not considered. Share; model.
        var minOverlap = 0.75
        /// With more than this share in misnamed rooms a survey is rejected. Share; model.
        var maxMistaken = 0.1
        /// A room found more often under other names by this factor is misnamed. Factor; model.
        var misnamed = 3
        /// The time for which it must also be found there. s; model.
        var plainly = 30
        /// A shorter stay only passes through a room. s; model.
        var minStay = 8
        /// More than this share of a stay is most of it. Share; model.
        var maxOfStay = 0.6
        /// A run in another room that covers this share is clear, and so is a misnamed room with this share of clear
        /// runs. Share; promised by MistakenStaysTests.
        var plainShare = 0.25
    }
}
