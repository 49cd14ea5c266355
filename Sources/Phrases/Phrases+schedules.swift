/// The page with the schedules of devices.
extension Phrase {
    /// Name of the page, and the link to it from a device.
    public static let schedulesTitle = Phrase(en: "Schedules", da: "Tidsplaner")
    /// Heading of that page: the schedules of this device.
    public static func schedulesOf(_ device: String) -> Phrase {
        Phrase(en: "Schedules of \(device)", da: "Tidsplaner for \(device)")
    }
    /// Name of the page of one schedule.
    public static let schedule = Phrase(en: "Schedule", da: "Tidsplan")
    /// Heading of that page.
    public static func scheduleOf(_ device: String) -> Phrase {
        Phrase(en: "A schedule of \(device)", da: "En tidsplan for \(device)")
    }
    /// Link from a device to the page on which its schedules are created.
    public static let allSchedules = Phrase(en: "Make and change schedules", da: "Opret og ændr tidsplaner")
    /// Shown above the list of schedules.
    public static let schedulesIntroduction = Phrase(
        en: "At these times the device gets a command automatically, by the school's clocks.",
        da: "På disse tidspunkter får enheden noget at vide af sig selv, efter skolens ure.")
    /// Shown above the forms that create a schedule.
    public static let newScheduleIntroduction = Phrase(
        en: "Choose what it is to do. Add further conditions afterwards.",
        da: "Vælg, hvad den skal gøre. Hvad der ellers skal være tilfældet, tilføjes bagefter.")
    /// Label: the maximum delay in seconds with which a command is still carried out.
    public static let scheduleLateBy = Phrase(en: "Seconds it may be late", da: "Sekunder den må være forsinket")
    /// Shown below that label.
    public static let scheduleLateByHint = Phrase(
        en: "From 0 to 3,600. What is later is missed, and not done.",
        da: "Fra 0 til 3.600. Hvad der er senere, er forpasset og gøres ikke.")
    /// Minutes after sunrise; below 0 before it.
    public static func bySunrise(_ minutes: Int) -> Phrase {
        switch minutes {
        case 0: Phrase(en: "at sunrise", da: "ved solopgang")
        case ..<0: Phrase(en: "\(-minutes) min before sunrise", da: "\(-minutes) min før solopgang")
        default: Phrase(en: "\(minutes) min after sunrise", da: "\(minutes) min efter solopgang")
        }
    }
    /// Minutes after sunset; below 0 before it.
    public static func bySunset(_ minutes: Int) -> Phrase {
        switch minutes {
        case 0: Phrase(en: "at sunset", da: "ved solnedgang")
        case ..<0: Phrase(en: "\(-minutes) min before sunset", da: "\(-minutes) min før solnedgang")
        default: Phrase(en: "\(minutes) min after sunset", da: "\(minutes) min efter solnedgang")
        }
    }
    /// Heading, and link that opens the form that changes a schedule.
    public static let changeSchedule = Phrase(en: "Change the schedule", da: "Ændr tidsplanen")
    /// Heading over the times at which a schedule was due, with the results.
    public static let scheduleRuns = Phrase(en: "Results", da: "Resultater")
    /// Column: a time at which the schedule was due.
    public static let scheduleDue = Phrase(en: "Due", da: "Skulle ske")
    /// Shown in place of that list.
    public static let noRuns = Phrase(en: "It has not been due yet.", da: "Tiden er ikke kommet endnu.")
    /// Button that removes the first day.
    public static let withoutFrom = Phrase(en: "Without a first day", da: "Uden første dag")
    /// Button that removes the last day.
    public static let withoutUntil = Phrase(en: "Without a last day", da: "Uden sidste dag")
    /// Opens the form that deletes a schedule.
    public static let deleteSchedule = Phrase(en: "Delete the schedule", da: "Slet tidsplanen")
    /// Shown in that form.
    public static let deleteScheduleWarning = Phrase(
        en: "Its results are deleted too. The commands stay in the history of the device.",
        da: "Hvad der kom ud af den, forsvinder også. Hvad enheden gjorde, bliver i dens historik.")
    /// Label of a field of a row of a weekly program, by the number of the row: the start time.
    public static func programTime(_ row: Int) -> Phrase { Phrase(en: "\(row). From", da: "\(row). Fra kl.") }
    /// Label of the days of a row of a weekly program, by the number of the row.
    public static func programDays(_ row: Int) -> Phrase { Phrase(en: "\(row). Days", da: "\(row). Dage") }

    /// Shown in place of a list of schedules.
    public static let noSchedules = Phrase(
        en: "No schedules.",
        da: "Ingen tidsplaner: den får intet at vide af sig selv på faste tider.")
    /// Column: the days and the time.
    public static let scheduleWhen = Phrase(en: "When", da: "Hvornår")
    /// Column: when a schedule is next due.
    public static let scheduleNext = Phrase(en: "Next", da: "Næste gang")
    /// Column: when a schedule was last due, and the result.
    public static let scheduleLast = Phrase(en: "Last", da: "Sidste gang")
    /// Shown in place of the next time: the schedule is turned off.
    public static let scheduleOff = Phrase(en: "turned off", da: "slået fra")
    /// Heading above the forms that create a schedule, one for each command.
    public static let newSchedule = Phrase(en: "New schedule", da: "Ny tidsplan")
    /// Button that creates a schedule.
    public static let createSchedule = Phrase(en: "Make the schedule", da: "Opret tidsplanen")
    /// Label: the time of day.
    public static let scheduleAt = Phrase(en: "Time", da: "Tidspunkt")
    /// Shown below that label.
    public static let scheduleAtHint = Phrase(
        en: "07:30, or sunrise, sunset, sunset-30 for 30 minutes before it.",
        da: "07:30, eller sunrise (solopgang), sunset (solnedgang), sunset-30 for 30 minutter før.")
    /// Label: the days of the week.
    public static let scheduleDays = Phrase(en: "Days", da: "Dage")
    /// Label: the first day.
    public static let scheduleFrom = Phrase(en: "First day", da: "Første dag")
    /// Label: the last day.
    public static let scheduleUntil = Phrase(en: "Last day", da: "Sidste dag")
    /// Shown before a time: on all days of the week.
    public static let everyDay = Phrase(en: "Every day", da: "Hver dag")
    /// Shown after a time: the first day.
    public static func fromDay(_ day: String) -> Phrase { Phrase(en: "from \(day)", da: "fra \(day)") }
    /// Shown after a time: the last day.
    public static func untilDay(_ day: String) -> Phrase { Phrase(en: "until \(day)", da: "til \(day)") }
    /// Shown after a time: a further condition.
    public static let withCondition = Phrase(en: "on a condition", da: "på en betingelse")

    /// An abbreviated day of the week, by its value on the wire.
    public static func weekday(_ value: String) -> Phrase {
        switch value {
        case "mon": Phrase(en: "Mon", da: "man")
        case "tue": Phrase(en: "Tue", da: "tir")
        case "wed": Phrase(en: "Wed", da: "ons")
        case "thu": Phrase(en: "Thu", da: "tor")
        case "fri": Phrase(en: "Fri", da: "fre")
        case "sat": Phrase(en: "Sat", da: "lør")
        case "sun": Phrase(en: "Sun", da: "søn")
        default: Phrase(value)
        }
    }

    /// The result of a run of a schedule, by its value on the wire.
    public static func scheduleOutcome(_ value: String) -> Phrase {
        switch value {
        case "asked": Phrase(en: "told", da: "fik besked")
        case "missed": Phrase(en: "too late, not done", da: "for sent, ikke udført")
        case "not_met": Phrase(en: "the condition was not met", da: "betingelsen var ikke opfyldt")
        case "held": Phrase(en: "not known whether the condition was met", da: "uvist, om betingelsen var opfyldt")
        case "refused": Phrase(en: "refused", da: "afvist")
        default: Phrase(value)
        }
    }
}
