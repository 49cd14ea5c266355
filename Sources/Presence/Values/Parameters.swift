import Foundation

/// All numbers of the engine, by mechanism.
///
/// Each says what it is, its unit, where it comes from, and its class: *physical* (a specification or the hardware),
/// *promised* (a test states it) or *model* (`tools/ablate` shows what it pays). Levels are in dBm, level
/// differences in dB, times in seconds.
public struct Parameters: Codable, Equatable, Sendable {
    /// What everything uses. `set` may change it before the first engine is made, and nothing else does.
    @exclusivity(unchecked) public private(set) nonisolated(unsafe) static var current = Parameters()

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
        /// A scanner not heard of for this long is quiet: three missed heartbeats. A longer pause of a link is not an
        /// interval: it would make the link slow to fall silent. s; promised by DeadScannerTests.
        public var quietAfter = 30.0
        /// What was heard longer ago than this is stored and moves no person. A scanner that listened for so long and
        /// did not hear a badge shows that it was not there. s; promised by LateScannerTests.
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
        var timeout = 2.0
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
        /// By so much a room is plainly louder than another: to a client than the held one to scanners, or the other
        /// way round; and to a receiver than the room it is said to stand in. dB; model.
        var plainlyLouder = 6.0
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
        var limit = 4
        /// How much fainter than the one before it a beacon in a list without levels is taken to be. dB; model.
        var rankStep = 0.1
    }

    /// Several badges of a person.
    struct Badge: Codable, Equatable, Sendable {
        /// In so many seconds it must have been heard there. s; model.
        var enough = 5
        /// The same in the room that it came from, and where no person heard it before: then it was brought there. s;
        /// promised by SeveralBadgesTests.
        var enoughBack = 60
        /// Badges beside the followed one that are told apart. Count; promised by SeveralBadgesTests.
        var maxOthers = 2
        /// A badge makes room for another after so long a silence, and is brought somewhere within so long. s;
        /// promised by SeveralBadgesTests.
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
        /// A more likely room is sure: a badge is there, and without a survey a second of it teaches. Probability;
        /// model.
        var sure = 0.9
        /// By so much another room must be likelier before a person is moved. Natural logarithm; model.
        var margin = 0.3
        /// How much of that is added for each e-fold that people move more seldom than usual: without it a mall has
        /// twice the false changes. Factor; model.
        var marginOfPace = 12.0
        /// Taken from the log-likelihood ratio of each second, as the slack of a CUSUM. Natural logarithm; model.
        var doubt = 0.5
        /// A move needs the largest recent sum that came to nothing, times this. Factor; model: with 2 a badge at rest
        /// changes rooms half as often, and 0.6 % fewer seconds of the flat are right.
        var gainOfSwing = 1.5
        /// Time constant with which that sum decays. s; model.
        var swingMemory = 300.0
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
        /// How often a person goes to another room where no survey tells: stays of 50 s on average. 1/s; model.
        var moveRate = 0.02
        /// How much oftener people are taken to move than they do, so that short visits are seen. Factor; model.
        var moveRateFactor = 2.0
        /// No more often than this: a rate of 1 or more is no probability. 1/s; promised by MoveRateTests.
        var maxMoveRate = 0.5
        /// The share of moves through a known door. Share; model.
        var throughDoors = 0.95
        /// How soon a person is at another spot of the same room. 1/s; model.
        var strolling = 0.4
        /// A state so much less likely than the likeliest is dropped. Ratio; model.
        var negligible = 1e-3
        /// After a longer time without evidence nothing more is forgotten. s; promised by OutOfOrderTests.
        var maxStep = 60.0
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
        /// A room that placement finds less likely than this is out of the question. Natural logarithm; model.
        var excluded = -2.0
        /// A room that it finds likelier than this is near. Natural logarithm; model.
        var near = -1.0
    }

    /// Emissions by what a survey taught.
    struct Emission: Codable, Equatable, Sendable {
        /// The share of readings that fit no fingerprint, and of seconds that fit no room by placement. Share; model.
        var outlierShare = 0.05
        /// What one reading counts at most: readings of a second are not independent. Share; model.
        var maxWeight = 0.8
        /// What n readings count together, times the square root of n. Factor; model.
        var jointWeight = 2.0
        /// Nothing is ruled out further than this by one second. Natural logarithm; model.
        var minScore = -12.0
        /// A receiver that hears a room with a smaller chance brings it up in no second. Probability; model.
        var audible = 0.02
        /// A building of so few spots is weighed whole each second. Count; model (it saves time alone).
        var fewSpots = 128
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
