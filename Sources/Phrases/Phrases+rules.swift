/// The pages with the rules by which devices respond to presence, the weather and the time.
extension Phrase {
    /// Heading of the page with all rules, and the link to it.
    public static let rulesTitle = Phrase(en: "Rules", da: "Regler")
    /// Shown above the list of rules.
    public static let rulesIntroduction = Phrase(
        en: "A rule sends commands when its condition is met. An unknown condition starts nothing.",
        da: "Når noget er tilfældet, får enheder besked om at gøre noget. Det, der er uvist, starter intet.")
    /// Shown in place of the list.
    public static let noRules = Phrase(en: "No rules yet.", da: "Ingen regler endnu.")
    /// Column and label: the name of a rule.
    public static let ruleName = Phrase(en: "Rule", da: "Regel")
    /// Column and heading: the conditions that trigger a rule.
    public static let ruleWhen = Phrase(en: "When", da: "Når")
    /// Heading: further conditions.
    public static let ruleIf = Phrase(en: "And only if", da: "Og kun hvis")
    /// Column and heading: the commands for devices.
    public static let ruleThen = Phrase(en: "Then", da: "Så")
    /// Column: whether a rule is active.
    public static let ruleState = Phrase(en: "State", da: "Tilstand")
    /// Column: when a rule was last triggered.
    public static let ruleLast = Phrase(en: "Started last", da: "Startede sidst")
    /// State: the rule is active.
    public static let ruleIsOn = Phrase(en: "at work", da: "aktiv")
    /// State: the rule sends no commands; it only records what it would do.
    public static let ruleIsDry = Phrase(en: "only recorded", da: "registreres kun")
    /// State: the rule is turned off.
    public static let ruleIsOff = Phrase(en: "turned off", da: "slået fra")
    /// Shown before a time: the rule was triggered ten times in ten minutes, and has been stopped since.
    public static let ruleStopped = Phrase(en: "stopped: it started too often", da: "stoppet: den startede for ofte")
    /// Heading above the forms that create a rule.
    public static let newRule = Phrase(en: "New rule", da: "Ny regel")
    /// Shown in place of those forms.
    public static let rulesNeedDevices = Phrase(
        en: "There is no device yet that a rule could control.",
        da: "Der er endnu ingen enhed, som en regel kunne sige noget til.")
    /// Shown above the forms for the most common rules.
    public static let ruleTemplatesIntroduction = Phrase(
        en: "Choose what it is for.", da: "Vælg, hvad den er til.")
    /// Heading above a form that creates any rule.
    public static let anotherRule = Phrase(en: "Any other rule", da: "En helt anden regel")
    /// Shown below that heading.
    public static let anotherRuleIntroduction = Phrase(
        en: "Choose what starts it and what it does. More of both is added afterwards.",
        da: "Vælg, hvad der starter den, og hvad den gør. Mere af begge dele tilføjes bagefter.")
    /// Button that creates a rule.
    public static let createRule = Phrase(en: "Make the rule", da: "Opret reglen")
    /// Template, and name of a rule made from it.
    public static let closeInRain = Phrase(en: "Close when it rains", da: "Luk, når det regner")
    /// Template, and name of a rule made from it: wind in metres per second.
    public static let closeInWind = Phrase(en: "Close in wind over 12 m/s", da: "Luk ved vind over 12 m/s")
    /// Template, and name of a rule made from it.
    public static let closeWhenEmpty = Phrase(
        en: "Close when a room is empty for 10 minutes", da: "Luk, når et lokale er tomt i 10 minutter")
    /// Template, and name of a rule made from it.
    public static let lampWhenOccupied = Phrase(
        en: "Lamp on when the room is occupied", da: "Lampe tændt, når der er nogen")
    /// Template, and name of a rule made from it.
    public static let lampWhenEmpty = Phrase(
        en: "Lamp off when a room is empty for 2 minutes", da: "Lampe slukket, når et lokale er tomt i 2 minutter")
    /// Template, and name of a rule made from it: any of three things closes a skylight.
    public static let closeInAll = Phrase(
        en: "Close in rain, in wind, or when a room is empty for 10 minutes",
        da: "Luk ved regn, ved vind, eller når et lokale er tomt i 10 minutter")
    /// Template, and name of a rule made from it: a thermostat.
    public static let coolWhenEmpty = Phrase(
        en: "Less heat when a zone is empty for 15 minutes",
        da: "Mindre varme, når der ingen er i en zone i 15 minutter")
    /// Template, and name of a rule made from it: a thermostat.
    public static let warmWhenOccupied = Phrase(
        en: "More heat when a zone is occupied", da: "Mere varme, når der er nogen i en zone")
    /// Label of a field: the set point of a thermostat.
    public static let templateTarget = Phrase(en: "Temperature (°C)", da: "Temperatur (°C)")
    /// Label: what a rule does when the weather is unknown.
    public static let ruleWhenUnknown = Phrase(
        en: "When the weather is not known", da: "Når vejret er ukendt")
    /// Label of a checkbox: a rule sends no commands.
    public static let ruleDryRun = Phrase(en: "Only record what it would do", da: "Registrér kun, hvad den ville gøre")
    /// Shown below that label.
    public static let ruleDryRunHint = Phrase(
        en: "Look for a while at what it would have done, then put it to work.",
        da: "Se en tid på, hvad den ville have gjort, og sæt den så i gang.")

    /// Shown below the heading of the conditions that trigger a rule.
    public static let ruleWhenIntroduction = Phrase(
        en: "Each of these starts it by itself.", da: "Hver af disse starter den for sig.")
    /// Before `yes`, `no` or `not known`: whether the further conditions hold.
    public static let requirementIsMet = Phrase(en: "Condition met", da: "Alt i alt er det tilfældet")
    /// Name of the page of a rule.
    public static let rule = Phrase(en: "Rule", da: "Regel")
    /// Name of the page on which a condition or a command of a rule is changed.
    public static let rulePart = Phrase(en: "Part of a rule", da: "Del af en regel")
    /// Column and label: the command for a device.
    public static let ruleOrder = Phrase(en: "Order", da: "Ordre")
    /// Button that leads to the form for another command.
    public static let addOrder = Phrase(en: "Add an order", da: "Tilføj en ordre")
    /// Shown above a button, when a rule was stopped.
    public static let ruleStoppedWhy = Phrase(
        en: "It started ten times in ten minutes and is stopped. Check it, then start it again.",
        da: "Den startede ti gange på ti minutter, så den starter intet mere, før nogen har set på den.")
    /// Button that restarts a rule that was stopped.
    public static let startAgain = Phrase(en: "Start it again", da: "Start den igen")
    /// Heading over the evaluation of a rule with recorded data.
    public static let tryRule = Phrase(en: "Try it", da: "Prøv den")
    /// Shown below that heading.
    public static let tryRuleIntroduction = Phrase(
        en: "When would it have started? The rule runs over at most seven days of the record. No command is sent.",
        da: "Hvornår ville den være startet? Den spilles over det optagne, højst syv dage. Ingen enhed får besked.")
    /// Button that starts the evaluation.
    public static let tryIt = Phrase(en: "Try it", da: "Prøv")
    /// Shown in place of a list of times.
    public static let triedNothing = Phrase(
        en: "It would not have started in that time.", da: "Den ville ikke være startet i den tid.")
    /// The number of times that the rule would have been triggered.
    public static func triedTimes(_ count: Int) -> Phrase {
        .counted(
            count, one: Phrase(en: "It would have started once.", da: "Den ville være startet én gang."),
            other: Phrase(en: "It would have started \(count) times.", da: "Den ville være startet \(count) gange."))
    }

    /// Heading over the times at which a rule was triggered.
    public static let ruleFirings = Phrase(en: "When it started", da: "Hvornår den startede")
    /// Shown in place of that list.
    public static let noFirings = Phrase(en: "It has not started yet.", da: "Den er ikke startet endnu.")
    /// Shown in place of a list of conditions.
    public static let noConditions = Phrase(en: "No conditions.", da: "Ingen betingelser.")
    /// Column: a condition.
    public static let ruleCondition = Phrase(en: "Condition", da: "Betingelse")
    /// Column: whether a condition holds.
    public static let conditionIsSo = Phrase(en: "Is so", da: "Er det tilfældet")
    /// Column: since when a condition has had its value.
    public static let conditionSince = Phrase(en: "Since", da: "Siden")
    /// Column: whether a condition has held for long enough.
    public static let conditionMet = Phrase(en: "For long enough", da: "Længe nok")
    /// Column: what is missing for a condition to be met or known.
    public static let conditionMissing = Phrase(en: "What is missing", da: "Hvad der mangler")
    /// Heading above the forms that change a rule.
    public static let changeRule = Phrase(en: "Change the rule", da: "Ændr reglen")
    /// Opens the form that deletes a rule.
    public static let deleteRule = Phrase(en: "Delete the rule", da: "Slet reglen")
    /// Shown in that form.
    public static let deleteRuleWarning = Phrase(
        en: "What it did stays in the history of the devices.",
        da: "Det, den gjorde, bliver i enhedernes historik.")
}
