/// Times and numbers.
extension Phrase {
    /// How long ago an event happened, from a number of seconds.
    public static func ago(seconds: Double) -> Phrase {
        switch seconds {
        case ..<60: secondsAgo(Int(seconds))
        case ..<3_600: minutesAgo(Int(seconds / 60))
        case ..<172_800: hoursAgo(Int(seconds / 3_600))
        default: daysAgo(Int(seconds / 86_400))
        }
    }

    /// A duration in the unit in which people read it, such as 75 s or 12 min.
    public static func duration(_ seconds: Double) -> Phrase {
        switch seconds {
        case ..<120: durationInSeconds(Int(max(0, seconds)))
        case ..<7_200: durationInMinutes(Int(seconds / 60))
        default: durationInHours(Int(min(seconds, 1e12) / 3_600))
        }
    }

    /// How long a roll-call took.
    public static func lengthOfRollCall(seconds: Double) -> Phrase {
        minutesAndSeconds(Int(seconds) / 60, Int(seconds) % 60)
    }

    /// A time of day by the sun.
    /// - Parameter minutes: after sunrise; below 0 before it.
    public static func bySunrise(_ minutes: Int) -> Phrase {
        if minutes == 0 { return atSunrise }
        return minutes < 0 ? beforeSunrise(-minutes) : afterSunrise(minutes)
    }

    /// A time of day by the sun.
    /// - Parameter minutes: after sunset; below 0 before it.
    public static func bySunset(_ minutes: Int) -> Phrase {
        if minutes == 0 { return atSunset }
        return minutes < 0 ? beforeSunset(-minutes) : afterSunset(minutes)
    }

    /// A number with one decimal place.
    public static func decimal(_ number: Double) -> Phrase {
        let tenths = Int(exactly: (abs(number) * 10).rounded()) ?? 0
        let sign = number < 0 && tenths > 0 ? "−" : ""
        return decimalNumber("\(sign)\(tenths / 10)", tenths % 10)
    }

    /// A share of one, as a percentage.
    public static func percent(_ share: Double) -> Phrase { percentage(Int((share * 100).rounded())) }
}
