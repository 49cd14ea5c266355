import Foundation

/// All parameters of the engine, by mechanism.
///
/// The comment of each gives its meaning, its unit, its source, and its class: *physical* (a specification or the
/// hardware), *promised* (a test states it) or *model* (`tools/ablate` measures its effect). Levels are in dBm, level
/// differences in dB, times in seconds.
public struct Parameters: Codable, Equatable, Sendable {
    /// The values in use. Only `set` may change them, before the first engine is made.
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

    /// Timeouts of scanners, for silence and for late reports.
    public struct Scanner: Codable, Equatable, Sendable {
        /// A scanner not heard of for this long is quiet: three missed heartbeats. A longer gap of a link does not
        /// count as an interval: it would make the link slow to fall silent. s; promised by DeadScannerTests.
        public var quietAfter = 30.0
        /// Older sightings are stored but do not move a person. A scanner that listened for this long without hearing a
        /// badge shows that the badge was not there. s; promised by LateScannerTests.
        public var liveWindow = 15.0
        /// A scanner whose evidence is at most this old is complete: two of its batches, less a tick. s; promised by
        /// UndrainedScannerTests.
        var completeWithin = 1.5
    }

    /// The smoothed level of a link.
    public struct Link: Codable, Equatable, Sendable {
        /// Time constant of the smoothing. s; model.
        var smoothing = 3.0
        /// The sensitivity of Bluetooth receivers, below which nothing is heard. dBm; physical.
        var floor = -110.0
        /// The minimum silence of a link that counts as silent. s; model.
        var timeout = 2.0
        /// How fast the level of a silent link sinks. dB/s; model.
        var sinking = 3.0
        /// The number of usual intervals that a link must miss to count as silent. Count; model.
        var missedIntervals = 3.0
        /// The weight of the newest interval in the usual one. Share; model.
        var intervalShare: Float = 0.2
        /// The level assumed for a sighting without one: near the weak end of what phones report. dBm; physical.
        public var assumedLevel = -85.0
        /// The level assumed at a scanner for people it held before the engine started: a typical level in its own
        /// room. dBm; physical.
        var presumedLevel = -70.0
        /// The difference by which one room is clearly louder than another: for a client beside scanners or the
        /// reverse; and for a receiver beside the room it is placed in. dB; model.
        var plainlyLouder = 6.0
    }

    /// Phones and tablets that report beacons.
    public struct Client: Codable, Equatable, Sendable {
        /// A client not heard of for this long no longer counts: three missed reports. s; promised by
        /// ClientEvidenceTests.
        var silentAfter = 90.0
        /// A report is due every 30 s; one is overdue after this. s; promised by SeveralClientsTests.
        var overdueAfter = 40.0
        /// Two equal reports this far apart, with none between that differs, show where a client is. s; model.
        var stayed = 20.0
        /// The same between two rooms that it reports in turn. s; model.
        var stayedNear = 80.0
        /// The number of a person's clients that are tracked. Count; promised by SeveralClientsTests.
        var limit = 4
        /// How much fainter each beacon in a list without levels is assumed to be than the one before it. dB; model.
        var rankStep = 0.1
    }

    /// Several badges of a person.
    struct Badge: Codable, Equatable, Sendable {
        /// The number of seconds in which a badge must have been heard in a room. s; model.
        var enough = 5
        /// The same in the room that it came from, and where no scanner heard it before: then it was brought there. s;
        /// promised by SeveralBadgesTests.
        var enoughBack = 60
        /// The number of badges beside the followed one that are tracked. Count; promised by SeveralBadgesTests.
        var maxOthers = 2
        /// The silence after which a badge makes room for another, and the time within which a badge must be brought
        /// somewhere. s; promised by SeveralBadgesTests.
        var forgottenAfter = 120.0
    }

    /// The last reading of a dead scanner, beside the readings of living scanners.
    struct DeadScanner: Codable, Equatable, Sendable {
        /// How much louder a room must be heard to be believed beside a louder last reading. dB; model.
        var lead = 3.0
        /// How long the living scanners must agree. s; model.
        var dwell: UInt32 = 10
        /// The time after which the last reading of another room no longer counts. s; model.
        var worth = 600.0
    }

    /// From a posterior to a decision.
    struct Decision: Codable, Equatable, Sendable {
        /// The probability at which a room is sure: a badge is there, and without a survey such a second teaches.
        /// Probability; model.
        var sure = 0.9
        /// How much likelier another room must be before a person is moved. Natural logarithm; model.
        var margin = 0.3
        /// The increase of that margin for each e-fold by which people move less often than usual: without it a mall
        /// has twice the false changes. Factor; model.
        var marginOfPace = 12.0
        /// Subtracted from the log-likelihood ratio of each second, as the slack of a CUSUM. Natural logarithm; model.
        var doubt = 0.5
        /// A move needs the largest recent sum that ended without a move, times this. Factor; model: with 2 a badge at
        /// rest changes rooms half as often, and 0.6 % fewer seconds of the flat are right.
        var gainOfSwing = 1.5
        /// Time constant with which that sum decays. s; model.
        var swingMemory = 300.0
        /// A less likely room is not a candidate. Probability; model.
        var candidateChance = 0.1
        /// A candidate gains when its probability rises by more than this. Probability; model.
        var candidateGain = 0.01
        /// The engine's second, less the time by which a tick may be early. s; physical: timers are late by a tenth of
        /// it.
        var second = 0.9
    }

    /// How people move.
    struct Transition: Codable, Equatable, Sendable {
        /// The rate of moves to another room without a survey: stays of 50 s on average. 1/s; model.
        var moveRate = 0.02
        /// The factor by which the assumed move rate exceeds the true one, so that short visits are found. Factor;
        /// model.
        var moveRateFactor = 2.0
        /// The maximum move rate: a rate of 1 or more is not a probability. 1/s; promised by MoveRateTests.
        var maxMoveRate = 0.5
        /// The share of moves through a known door. Share; model.
        var throughDoors = 0.95
        /// The rate of moves to another spot of the same room. 1/s; model.
        var strolling = 0.4
        /// A state whose probability is a smaller fraction of the likeliest state's is dropped. Ratio; model.
        var negligible = 1e-3
        /// A longer time without evidence counts as this long. s; promised by OutOfOrderTests.
        var maxStep = 60.0
        /// The weight of a step that no walk made, beside those that walks made. Steps; model.
        var unseenSteps: Float = 1
        /// Learned steps do not apply to a longer time. s; model.
        var stepReach = 2.5
    }

    /// Emissions by where receivers stand.
    struct Placement: Codable, Equatable, Sendable {
        /// The weight of a decibel without a survey. 1/dB; model.
        var weight = 1 / 4.5
        /// The weight of a decibel beside a survey. 1/dB; model.
        var weightBesideSurvey = 1.0 / 20
        /// Several receivers of a room count by their mean power, softened by this. dB; model.
        var softness = 6.0
        /// A room with a lower placement score is excluded. Natural logarithm; model.
        var excluded = -2.0
        /// A room with a higher placement score is near. Natural logarithm; model.
        var near = -1.0
    }

    /// Emissions by what a survey taught.
    struct Emission: Codable, Equatable, Sendable {
        /// The share of readings that fit no fingerprint, and of seconds that fit no room by placement. Share; model.
        var outlierShare = 0.05
        /// The maximum weight of one reading: readings of a second are not independent. Share; model.
        var maxWeight = 0.8
        /// The joint weight of n readings, divided by the square root of n. Factor; model.
        var jointWeight = 2.0
        /// The minimum score of a state in one second. Natural logarithm; model.
        var minScore = -12.0
        /// A receiver that hears a room with a lower probability does not make it a candidate. Probability; model.
        var audible = 0.02
        /// A building with at most this many spots is computed in full each second. Count; model (it saves time alone).
        var fewSpots = 128
    }
}

extension Parameters {
    /// Why a parameter cannot be changed.
    public struct SettingError: Error, CustomStringConvertible {
        public let description: String
    }

    /// Changes one parameter for everything that is computed from now on. It must be called before any engine is made,
    /// from one thread.
    /// - Parameter assignment: `mechanism.name=value`, as in `emission.outlierShare=0`.
    /// - Throws: `SettingError` if the parameter does not exist, or it cannot have that value.
    public static func set(_ assignment: String) throws {
        current = try current.changed(by: assignment)
    }

    /// Returns the same parameters with one changed.
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
