import Foundation

/// The sunrise and sunset of a day, to about a minute between the polar circles.
///
/// The formulas are those of NOAA's solar calculator (gml.noaa.gov/grad/solcalc, "Calculation Details"), after Jean
/// Meeus, "Astronomical Algorithms". The sun rises when its centre is 90.833° from the zenith: its semidiameter plus
/// the atmospheric refraction.
struct SunTimes: Equatable {
    let rise: Date
    let set: Date

    private static let zenith = 90.833

    /// Returns nil if the sun does not rise or does not set.
    /// - Parameter noon: twelve o'clock of the day on the school's clocks.
    init?(at position: SchoolTime.Position, noon: Date) {
        guard let first = Self.times(Sun(at: noon), noon, at: position),
            // The sun moves between noon and rise, so each time is computed again with the position at that time.
            let rise = Self.times(Sun(at: first.rise), noon, at: position)?.rise,
            let set = Self.times(Sun(at: first.set), noon, at: position)?.set
        else { return nil }
        self.rise = rise
        self.set = set
    }

    private static func times(
        _ sun: Sun, _ noon: Date, at position: SchoolTime.Position
    ) -> (rise: Date, set: Date)? {
        let (latitude, declination) = (position.latitude * .pi / 180, sun.declination)
        let cosine =
            (cos(zenith * .pi / 180) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination))
        guard abs(cosine) <= 1 else { return nil }
        // The sun moves one degree in four minutes. Of its culminations, a day apart, the one nearest to the clocks'
        // noon is used.
        let highest = (720 - 4 * position.longitude - sun.equationOfTime) * 60
        let days = ((noon.timeIntervalSince1970 - highest) / 86_400).rounded()
        let transit = highest + days * 86_400
        let half = acos(cosine) * 180 / .pi * 240
        return (Date(timeIntervalSince1970: transit - half), Date(timeIntervalSince1970: transit + half))
    }

    /// The position of the sun.
    private struct Sun {
        /// In radians.
        let declination: Double
        /// The minutes by which a sundial is ahead of a clock.
        let equationOfTime: Double

        init(at instant: Date) {
            // Julian centuries since noon of 1 January 2000.
            let century = (instant.timeIntervalSince1970 / 86_400 + 2_440_587.5 - 2_451_545) / 36_525
            let radians = Double.pi / 180
            let longitude = (280.46646 + century * (36_000.76983 + century * 0.0003032)) * radians
            let anomaly = (357.52911 + century * (35_999.05029 - 0.0001537 * century)) * radians
            let eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
            let centre =
                sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century))
                + sin(2 * anomaly) * (0.019993 - 0.000101 * century) + sin(3 * anomaly) * 0.000289
            let node = (125.04 - 1_934.136 * century) * radians
            let apparent = longitude + (centre - 0.00569 - 0.00478 * sin(node)) * radians
            let tilt = Self.tilt(century, node)
            declination = asin(sin(tilt) * sin(apparent))
            let y = tan(tilt / 2) * tan(tilt / 2)
            let sundial =
                y * sin(2 * longitude) - 2 * eccentricity * sin(anomaly)
                + 4 * eccentricity * y * sin(anomaly) * cos(2 * longitude) - 0.5 * y * y * sin(4 * longitude)
                - 1.25 * eccentricity * eccentricity * sin(2 * anomaly)
            equationOfTime = 4 * sundial * 180 / .pi
        }

        /// The obliquity of the earth's axis, in radians.
        private static func tilt(_ century: Double, _ node: Double) -> Double {
            let seconds = 21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))
            return (23 + (26 + seconds / 60) / 60 + 0.00256 * cos(node)) * .pi / 180
        }
    }
}
