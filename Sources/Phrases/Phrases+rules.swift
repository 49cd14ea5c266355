/// The pages with the rules by which devices follow who is in the room, the weather and the time.
extension Phrase {
    /// Heading of the page with all rules, and the link to it.
    public static let rulesTitle = Phrase(en: "Rules", da: "Regler")
    /// Above the list of rules.
    public static let rulesIntroduction = Phrase(
        en: "A rule sends commands when its condition is met. An unknown condition starts nothing.",
        da: "Når noget er tilfældet, får enheder besked om at gøre noget. Det, der er uvist, starter intet.")
    /// In place of the list.
    public static let noRules = Phrase(en: "No rules yet.", da: "Ingen regler endnu.")
    /// Column and label: what a rule is called.
    public static let ruleName = Phrase(en: "Rule", da: "Regel")
    /// Column and heading: what starts a rule.
    public static let ruleWhen = Phrase(en: "When", da: "Når")
    /// Heading: further conditions.
    public static let ruleIf = Phrase(en: "And only if", da: "Og kun hvis")
    /// Column and heading: what devices are told.
    public static let ruleThen = Phrase(en: "Then", da: "Så")
    /// Column: whether a rule is at work.
    public static let ruleState = Phrase(en: "State", da: "Tilstand")
    /// Column: when a rule started last.
    public static let ruleLast = Phrase(en: "Started last", da: "Startede sidst")
    /// A rule is at work.
    public static let ruleIsOn = Phrase(en: "at work", da: "aktiv")
    /// A rule tells devices nothing: it is only recorded what it would do.
    public static let ruleIsDry = Phrase(en: "only recorded", da: "registreres kun")
    /// A person turned the rule off.
    public static let ruleIsOff = Phrase(en: "turned off", da: "slået fra")
    /// Before a time: the rule started ten times in ten minutes, and starts nothing since.
    public static let ruleStopped = Phrase(en: "stopped: it started too often", da: "stoppet: den startede for ofte")
    /// Heading above the forms that make a rule.
    public static let newRule = Phrase(en: "New rule", da: "Ny regel")
    /// In place of those forms.
    public static let rulesNeedDevices = Phrase(
        en: "There is no device yet that a rule could control.",
        da: "Der er endnu ingen enhed, som en regel kunne sige noget til.")
    /// Above the forms for what is wanted most.
    public static let ruleTemplatesIntroduction = Phrase(
        en: "Choose what it is for.", da: "Vælg, hvad den er til.")
    /// Heading above a form that makes any rule.
    public static let anotherRule = Phrase(en: "Any other rule", da: "En helt anden regel")
    /// Below that heading.
    public static let anotherRuleIntroduction = Phrase(
        en: "Choose what starts it and what it does. More of both is added afterwards.",
        da: "Vælg, hvad der starter den, og hvad den gør. Mere af begge dele tilføjes bagefter.")
    /// Button that makes a rule.
    public static let createRule = Phrase(en: "Make the rule", da: "Opret reglen")
    /// Template, and name of a rule made of it.
    public static let closeInRain = Phrase(en: "Close when it rains", da: "Luk, når det regner")
    /// Template, and name of a rule made of it: wind in metres a second.
    public static let closeInWind = Phrase(en: "Close in wind over 12 m/s", da: "Luk ved vind over 12 m/s")
    /// Template, and name of a rule made of it.
    public static let closeWhenEmpty = Phrase(
        en: "Close when a room is empty for 10 minutes", da: "Luk, når et lokale er tomt i 10 minutter")
    /// Template, and name of a rule made of it.
    public static let lampWhenOccupied = Phrase(
        en: "Lamp on when the room is occupied", da: "Lampe tændt, når der er nogen")
    /// Template, and name of a rule made of it.
    public static let lampWhenEmpty = Phrase(
        en: "Lamp off when a room is empty for 2 minutes", da: "Lampe slukket, når et lokale er tomt i 2 minutter")
    /// Template, and name of a rule made of it: any of three things closes a skylight.
    public static let closeInAll = Phrase(
        en: "Close in rain, in wind, or when a room is empty for 10 minutes",
        da: "Luk ved regn, ved vind, eller når et lokale er tomt i 10 minutter")
    /// Template, and name of a rule made of it: a thermostat.
    public static let coolWhenEmpty = Phrase(
        en: "Less heat when a zone is empty for 15 minutes",
        da: "Mindre varme, når der ingen er i en zone i 15 minutter")
    /// Template, and name of a rule made of it: a thermostat.
    public static let warmWhenOccupied = Phrase(
        en: "More heat when a zone is occupied", da: "Mere varme, når der er nogen i en zone")
    /// Label of a field: what a thermostat is set to.
    public static let templateTarget = Phrase(en: "Temperature (°C)", da: "Temperatur (°C)")
    /// Label: what a rule makes of weather of which nothing is known.
    public static let ruleWhenUnknown = Phrase(
        en: "When the weather is not known", da: "Når vejret er ukendt")
    /// Label of a check box: a rule tells devices nothing.
    public static let ruleDryRun = Phrase(en: "Only record what it would do", da: "Registrér kun, hvad den ville gøre")
    /// Below that label.
    public static let ruleDryRunHint = Phrase(
        en: "Look for a while at what it would have done, then put it to work.",
        da: "Se en tid på, hvad den ville have gjort, og sæt den så i gang.")

    /// Below the heading of the conditions that start a rule.
    public static let ruleWhenIntroduction = Phrase(
        en: "Each of these starts it by itself.", da: "Hver af disse starter den for sig.")
    /// Before `yes`, `no` or `not known`: whether what is required besides is so.
    public static let requirementIsMet = Phrase(en: "Condition met", da: "Alt i alt er det tilfældet")
    /// Name of the page of a rule.
    public static let rule = Phrase(en: "Rule", da: "Regel")
    /// Name of the page on which a condition or an order of a rule is changed.
    public static let rulePart = Phrase(en: "Part of a rule", da: "Del af en regel")
    /// Column and label: what a device is told.
    public static let ruleOrder = Phrase(en: "Order", da: "Ordre")
    /// Button that leads to the form for another order.
    public static let addOrder = Phrase(en: "Add an order", da: "Tilføj en ordre")
    /// Above a button, when a rule was stopped.
    public static let ruleStoppedWhy = Phrase(
        en: "It started ten times in ten minutes and is stopped. Check it, then start it again.",
        da: "Den startede ti gange på ti minutter, så den starter intet mere, før nogen har set på den.")
    /// Button: a rule that was stopped begins anew.
    public static let startAgain = Phrase(en: "Start it again", da: "Start den igen")
    /// Heading: a rule is played over what was recorded.
    public static let tryRule = Phrase(en: "Try it", da: "Prøv den")
    /// Below that heading.
    public static let tryRuleIntroduction = Phrase(
        en: "When would it have started? The rule runs over at most seven days of the record. No command is sent.",
        da: "Hvornår ville den være startet? Den spilles over det optagne, højst syv dage. Ingen enhed får besked.")
    /// Button that does so.
    public static let tryIt = Phrase(en: "Try it", da: "Prøv")
    /// In place of a list of times.
    public static let triedNothing = Phrase(
        en: "It would not have started in that time.", da: "Den ville ikke være startet i den tid.")
    /// How often it would have started.
    public static func triedTimes(_ count: Int) -> Phrase {
        .counted(
            count, one: Phrase(en: "It would have started once.", da: "Den ville være startet én gang."),
            other: Phrase(en: "It would have started \(count) times.", da: "Den ville være startet \(count) gange."))
    }

    /// Heading: the times at which a rule started.
    public static let ruleFirings = Phrase(en: "When it started", da: "Hvornår den startede")
    /// In place of that list.
    public static let noFirings = Phrase(en: "It has not started yet.", da: "Den er ikke startet endnu.")
    /// In place of a list of conditions.
    public static let noConditions = Phrase(en: "No conditions.", da: "Ingen betingelser.")
    /// Column: a condition.
    public static let ruleCondition = Phrase(en: "Condition", da: "Betingelse")
    /// Column: whether it is so.
    public static let conditionIsSo = Phrase(en: "Is so", da: "Er det tilfældet")
    /// Column: since when.
    public static let conditionSince = Phrase(en: "Since", da: "Siden")
    /// Column: whether it has been so for long enough.
    public static let conditionMet = Phrase(en: "For long enough", da: "Længe nok")
    /// Column: what a condition lacks.
    public static let conditionMissing = Phrase(en: "What is missing", da: "Hvad der mangler")
    /// Heading above the forms that change a rule.
    public static let changeRule = Phrase(en: "Change the rule", da: "Ændr reglen")
    /// Opens the form that deletes a rule.
    public static let deleteRule = Phrase(en: "Delete the rule", da: "Slet reglen")
    /// In that form.
    public static let deleteRuleWarning = Phrase(
        en: "What it did stays in the history of the devices.",
        da: "Det, den gjorde, bliver i enhedernes historik.")
}
