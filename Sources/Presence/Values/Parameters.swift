import Foundation

/// All numbers of the engine, by mechanism.
///
/// Each says what it is, its unit, where it comes from, and its class: *physical* (a specification or the hardware),
/// *promised* (a test states it) or *model* (`tools/ablate` shows what it pays). Levels are in dBm, level
/// differences in dB, times in seconds.
public struct Parameters: Codable, Equatable, Sendable {
    /// What everything uses. `set` may change it before the first engine is made, and nothing else does.
    public private(set) nonisolated(unsafe) static var current = Parameters()

    public var scanner = Scanner()
    public var link = Link()
    public var client = Client()
    var badge = Badge()
    var deadScanner = DeadScanner()
    var decision = Decision()
    var transition = Transition()
    var placement = Placement()
    var emission = Emission()
    var fingerprint = Fingerprint()
    var offset = Offset()
    var record = Record()
    public var training = Training()
    var survey = Survey()

    /// How long scanners may be silent, and late.
    public struct Scanner: Codable, Equatable, Sendable {
        /// A scanner not heard of for this long is quiet: three missed heartbeats. s; promised by DeadScannerTests.
        public var quietAfter = 30.0
        /// What was heard longer ago than this is stored and moves nobody. s; promised by LateScannerTests.
        public var liveWindow = 15.0
        /// A scanner whose evidence reaches so far is complete: two of its batches, less a tick. s; promised by
        /// UndrainedScannerTests.
        var completeWithin = 1.5
    }

    /// The smoothed level of a link.
    public struct Link: Codable, Equatable, Sendable {
        /// Time constant of the smoothing. s; model.
        var smoothing = 3.0
        /// The sensitivity of Bluetooth receivers, below which nothing is heard. dBm; physical.
        var floor = -110.0
        /// No link counts as silent sooner. s; model.
        var patience = 2.0
        /// How fast the level of a silent link sinks. dB/s; model.
        var sinking = 3.0
        /// How many of its usual intervals a link must miss to count as silent. Count; model.
        var missedIntervals = 3.0
        /// What the newest interval counts in the usual one. Share; model.
        var intervalShare: Float = 0.2
        /// The level taken for a sighting without one: near the weak end of what phones report. dBm; physical.
        public var assumedLevel = -85.0
        /// How loud a scanner is taken to have heard whom it held before the engine started: as one hears in its own
        /// room. dBm; physical.
        var presumedLevel = -70.0
    }

    /// Phones and tablets that report beacons.
    public struct Client: Codable, Equatable, Sendable {
        /// A client not heard of for this long says nothing any more: three missed reports. s; promised by
        /// ClientEvidenceTests.
        var silentAfter = 90.0
        /// A report is due every 30 s; one is overdue after this. s; promised by SeveralClientsTests.
        var overdueAfter = 40.0
        /// What two reports so far apart say, and none between denies, is where it is. s; model.
        var stayed = 20.0
        /// The same between two rooms that it names by turns. s; model.
        var stayedNear = 80.0
        /// Clients of a person that are told apart. Count; promised by SeveralClientsTests.
        var most = 4
        /// How much louder a client must hear another room than scanners hear the held one, or the other way round. dB;
        /// model.
        var otherKindMargin = 6.0
        /// How much fainter than the one before it a beacon in a list without levels is taken to be. dB; model.
        var rankStep = 0.1
    }

    /// Several badges of a person.
    struct Badge: Codable, Equatable, Sendable {
        /// How likely a badge must be in a room for it to be there for sure. Probability; model.
        var sure = 0.9
        /// In so many seconds it must have been heard there. s; model.
        var enough = 5
        /// The same in the room that it came from. s; model.
        var enoughBack = 60
        /// Heard for so many seconds where nobody heard it before, it was brought there. s; model.
        var broughtSeconds = 60
        /// Within so long. s; model.
        var broughtWithin = 120.0
        /// A scanner that listened for so long and did not hear it shows that it was not there. s; model.
        var attentive = 15.0
        /// Badges beside the followed one that are told apart. Count; promised by SeveralBadgesTests.
        var mostOthers = 2
        /// A badge makes room for another after so long a silence. s; promised by SeveralBadgesTests.
        var forgottenAfter = 120.0
    }

    /// What a dead scanner last said, beside what the living say.
    struct DeadScanner: Codable, Equatable, Sendable {
        /// By so much a room must be heard louder to be believed beside a louder last reading. dB; model.
        var lead = 3.0
        /// For so long the living must say it. s; model.
        var dwell: UInt32 = 10
        /// After so long the last reading of another room counts for nothing. s; model.
        var worth = 600.0
    }

    /// From a posterior to a decision.
    struct Decision: Codable, Equatable, Sendable {
        /// By so much another room must be likelier before somebody is moved. Natural logarithm; model.
        var margin = 0.3
        /// A less likely room is no candidate. Probability; model.
        var candidateChance = 0.1
        /// A candidate gains when its probability rises by more than this. Probability; model.
        var candidateGain = 0.01
        /// The engine's second, less what a tick may come early. s; physical: timers are late
        /// by a tenth of it.
        var second = 0.9
    }

    /// How people move.
    struct Transition: Codable, Equatable, Sendable {
        /// How often somebody goes to another room where no survey tells: stays of 50 s on average. 1/s; model.
        var moveRate = 0.02
        /// How much oftener people are taken to move than they do, so that short visits are seen. Factor; model.
        var moveRateFactor = 2.0
        /// The share of moves through a known door. Share; model.
        var throughDoors = 0.95
        /// How soon somebody is at another spot of the same room. 1/s; model.
        var strolling = 0.4
        /// A state so much less likely than the likeliest is dropped. Ratio; model.
        var negligible = 1e-3
        /// What a step that no walk took counts beside those it took. Steps; model.
        var unseenSteps: Float = 1
        /// For a longer time learned steps say nothing. s; model.
        var stepReach = 2.5
    }

    /// Emissions by where receivers stand.
    struct Placement: Codable, Equatable, Sendable {
        /// What a decibel counts where there is no survey. 1/dB; model.
        var weight = 1 / 4.5
        /// What it counts beside a survey. 1/dB; model.
        var weightBesideSurvey = 1.0 / 20
        /// Several receivers of a room count by their mean power, softened by this. dB; model.
        var softness = 6.0
        /// The share of seconds that fit no room. Share; model.
        var outlierShare = 0.05
        /// A room that placement finds less likely than this is out of the question. Natural logarithm; model.
        var excluded = -2.0
        /// A room that it finds likelier than this is near. Natural logarithm; model.
        var near = -1.0
    }

    /// Emissions by what a survey taught.
    struct Emission: Codable, Equatable, Sendable {
        /// The share of readings that fit no fingerprint. Share; model.
        var outlierShare = 0.05
        /// What one reading counts at most: readings of a second are not independent. Share; model.
        var mostWeight = 0.8
        /// What n readings count together, times the square root of n. Factor; model.
        var jointWeight = 2.0
        /// Nothing is ruled out further than this by one second. Natural logarithm; model.
        var leastScore = -12.0
        /// A receiver that hears a room with a smaller chance brings it up in no second. Probability; model.
        var audible = 0.02
        /// A building of so few spots is weighed whole each second. Count; model (it saves time alone).
        var fewSpots = 128
    }

    /// How a room's level distributions are learned.
    struct Fingerprint: Codable, Equatable, Sendable {
        /// The spread of levels at one spot before anything is known. dB; model.
        var spotSpread = 4.0
        /// The level that stands for silence where seconds are compared. dBm; physical: below what receivers hear.
        var silenceLevel = -100.0
        /// A spot has so many seconds at least. s; model.
        var secondsOfSpot = 5
        /// A room has so many spots at most. Count; model.
        var mostSpots = 20
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
        /// A receiver hears nobody for sure. Probability; model.
        var mostChance = 0.995
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
        /// What becomes uncertain in a second: somebody turns round. dB²/s; model.
        var drift = 0.03
        /// Once as certain, it is looked at in one second of `pause`. dB²; model (it saves time alone).
        var settled = 4.0
        var pause: UInt8 = 4
        /// Rooms that the record keeps of a badge. Count; model.
        var mostRooms = 16
        /// What the latest minutes of a room weigh at most. 1/dB²; model.
        var mostWeight = 60.0
        /// By how much rooms differ: bodies, chairs and doors are not as in the survey. dB; promised by LoudnessTests.
        var roomSpread = 3.0
        /// What a survey of a minute a room gets wrong in all of them. dB; model.
        var bias = 1.3
        /// A badge is as likely as the survey's where it is found so many standard deviations off. Count; model.
        var even = 1.8
        /// No badge is further off. dB; physical: what seems to be is something else.
        var most = 12.0
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
        /// How sure a second must be to teach: without a survey, beside one that knows the room a little, beside one
        /// that does not know it. Probability; model.
        var sure = 0.9
        var sureSurveyed = 0.8
        var sureUnsurveyed = 0.95
        /// Seconds looked through together. s; model.
        public var span = 60
        /// What a second means shows within so many seconds after it. s; model.
        public var hindsight = 30
        /// A room must have been heard for so long. s; model.
        var leastSeconds = 20
        /// Half of the rooms will do once so many seconds were taken in. s; model.
        var leastLessons = 200
        /// Seconds of a room that are kept, the latest. s; model.
        var mostOfRoom = 300
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
        var leastShare = 1.0 / 3
        /// With fewer changes of room nothing is moved in time. Count; promised by SurveyTests.
        var leastChanges = 4
        /// What was heard in so few seconds does not tell how a room sounds. s; model.
        var leastSeconds = 12
        /// How late or early rooms may be said. s; model.
        var latenessReach = 60
        /// With so much more of it placement must agree before its rooms are moved in time: always, and over the
        /// changes. Share; model.
        var latenessGain = 0.03
        var latenessGainOfOne = 0.3
        /// A shift that leaves a smaller share to compare says nothing. Share; model.
        var leastOverlap = 0.75
        /// More than this share in misnamed rooms: it is not believed. Share; model.
        var mostMistaken = 0.1
        /// A room found so many times oftener under other names is misnamed. Factor; model.
        var misnamed = 3
        /// And for so long. s; model.
        var plainly = 30
        /// A shorter stay is a passage. s; model.
        var leastStay = 8
        /// More than this share of a stay is most of it. Share; model.
        var mostOfStay = 0.6
        /// A run in one other room of this share is plain, and so is a misnamed room with this share of plain runs.
        /// Share; promised by MistakenStaysTests.
        var plainShare = 0.25
        /// A receiver stands elsewhere where it hears another room louder by so much. dB; model.
        var plainlyLouder = 6.0
    }
}

extension Parameters {
    /// A change that cannot be made.
    public struct SettingError: Error, CustomStringConvertible {
        public let description: String
    }

    /// Changes one number for all that is computed from now on. It is called before any engine is made, by one thread.
    /// - Parameter assignment: `mechanism.name=value`, as in `emission.outlierShare=0`.
    /// - Throws: `SettingError` where there is no such number, or it cannot have that value.
    public static func set(_ assignment: String) throws {
        current = try current.changed(by: assignment)
    }

    /// The same with one number changed.
    /// - Throws: as `set` does.
    func changed(by assignment: String) throws -> Parameters {
        let sides = assignment.split(separator: "=", maxSplits: 1).map(String.init)
        let path = sides.first?.split(separator: ".").map(String.init) ?? []
        guard sides.count == 2, path.count == 2, let value = Double(sides[1]) else {
            throw SettingError(description: "\(assignment) is not of the form mechanism.name=value")
        }
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(self))
        guard var tree = json as? [String: [String: Any]], tree[path[0]]?[path[1]] != nil else {
            throw SettingError(description: "the engine has no parameter \(sides[0])")
        }
        tree[path[0]]?[path[1]] = value
        do {
            return try JSONDecoder().decode(Parameters.self, from: JSONSerialization.data(withJSONObject: tree))
        } catch {
            throw SettingError(description: "\(sides[0]) cannot be \(sides[1])")
        }
    }
}
