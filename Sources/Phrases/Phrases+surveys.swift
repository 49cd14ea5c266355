extension Phrase {
    /// Heading of the page of surveys: walks with a badge from which the system learns the levels in each room.
    public static let surveysTitle = Phrase(en: "Surveys", da: "Opmålinger")
    /// First sentence of that page.
    public static let surveysIntroduction = Phrase(
        en: "A survey teaches the system how each room sounds: walk from room to room with a badge and a phone.",
        da: "En opmåling lærer systemet, hvordan lokalerne lyder: gå fra lokale til lokale med brik og telefon.")
    /// Shown in place of the list of surveys.
    public static let noSurveys = Phrase(
        en: "There are no surveys yet. Take a badge and begin a walk.",
        da: "Der er ingen opmålinger endnu. Tag en brik, og begynd en tur.")
    /// Link to the page for recording a survey, and its heading.
    public static let walkSurvey = Phrase(en: "Walk a survey", da: "Gå en opmåling")
    /// Column and name of a value: the ID of the badge that was carried.
    public static let badge = Phrase(en: "Badge", da: "Brik")
    /// Column and name of a value: whether a survey is recorded, used or set aside.
    public static let surveyState = Phrase(en: "Use", da: "Brug")
    /// State: the survey is being recorded.
    public static let beingRecorded = Phrase(en: "being recorded", da: "optages nu")
    /// State: the survey is in use.
    public static let inUse = Phrase(en: "in use", da: "i brug")
    /// State: the survey is not in use.
    public static let setAside = Phrase(en: "set aside", da: "lagt til side")
    /// Name of a value: when a survey ended.
    public static let endedAt = Phrase(en: "Ended", da: "Afsluttet")
    /// Link from a survey to the list of surveys.
    public static let backToSurveys = Phrase(en: "All surveys", da: "Alle opmålinger")
    /// Link from a survey in progress to the page for recording it.
    public static let goOnWalking = Phrase(en: "Go on walking", da: "Gå videre")
    /// Button that puts a survey back into use.
    public static let useSurvey = Phrase(en: "Use it", da: "Tag den i brug")
    /// Button that takes a survey out of use.
    public static let setSurveyAside = Phrase(en: "Set it aside", da: "Læg den til side")
    /// Opens the form that deletes a survey, and its button.
    public static let dropSurvey = Phrase(en: "Delete the survey", da: "Slet opmålingen")
    /// Warning: what is deleted with it.
    public static let dropSurveyWarning = Phrase(
        en: "All that was heard on this walk goes, and the rooms sound to the system as before it.",
        da: "Alt, der blev hørt på turen, forsvinder, og lokalerne lyder for systemet som før den.")
    /// Heading over scanners that may be in another room than the registered one.
    public static let doubtfulScanners = Phrase(en: "Doubtful scanners", da: "Tvivlsomme scannere")
    /// Shown in place of that list.
    public static let noDoubtfulScanners = Phrase(
        en: "None: each scanner hears its own room best. After a walk this takes a moment; look again.",
        da: "Ingen: hver scanner hører sit eget lokale bedst. Efter en tur tager det et øjeblik; se igen.")
    /// Column: the room in which a scanner is registered.
    public static let saidToStandIn = Phrase(en: "Configured room", da: "Står efter oplysningerne i")
    /// Column: the room in which a scanner heard the badge loudest.
    public static let heardBestIn = Phrase(en: "Heard best in", da: "Hørte bedst i")
    /// Column: how much louder the badge was there.
    public static let louderBy = Phrase(en: "Louder by", da: "Højere med")
    /// Shown in that column if a scanner heard nothing in its own room.
    public static let ownRoomNotHeard = Phrase(en: "its own room not at all", da: "sit eget lokale slet ikke")

    /// Heading of the page of one survey.
    public static func surveyTitle(_ number: Int64) -> Phrase {
        Phrase(en: "Survey \(number)", da: "Opmåling \(number)")
    }
}

// The page for recording a survey.
extension Phrase {
    /// First sentence while no badge has been chosen.
    public static let whichBadge = Phrase(
        en: "Which badge do you carry?", da: "Hvilken brik bærer du?")
    /// Heading over surveys in progress.
    public static let begunWalks = Phrase(en: "Walks that were begun", da: "Ture, der er begyndt")
    /// Heading over the viewer's own badges.
    public static let yourBadges = Phrase(en: "Your badges", da: "Dine brikker")
    /// Heading over the badges of people who were searched for.
    public static let badgesFound = Phrase(en: "Badges found", da: "Fundne brikker")
    /// Shown in place of these badges.
    public static let noBadgesFound = Phrase(
        en: "No person of that name carries a badge. Issue one on the person's page.",
        da: "Ingen af det navn bærer en brik. Udlever en på en persons side.")
    /// Label of the field that searches for the holder of the badge.
    public static let whoseBadge = Phrase(en: "Or whose badge is it?", da: "Eller hvis brik er det?")
    /// Shown before the zones of the school, on the page for recording a survey.
    public static let whichZone = Phrase(en: "In which zone are you?", da: "I hvilken zone er du?")
    /// Shown before the buttons of rooms.
    public static let pressRoom = Phrase(
        en: "Press the room in which you are. Walk about in it for a minute and a half, also where people sit.",
        da: "Tryk på det lokale, du er i. Gå rundt i det i halvandet minut, også dér, hvor folk sidder.")
    /// Shown in place of the buttons of rooms.
    public static let noRoomsToWalk = Phrase(
        en: "There are no rooms yet. Create them under Places first.",
        da: "Der er ingen lokaler endnu. Opret dem først under Steder.")
    /// Status while the badge is in no room.
    public static let onTheWay = Phrase(
        en: "On the way: what is heard now does not count.", da: "På vej: det, der høres nu, tæller ikke.")
    /// Status before the first room.
    public static let notBegun = Phrase(en: "Nothing is recorded yet.", da: "Der optages intet endnu.")
    /// Shown after the current room, before the time since arrival.
    public static let arrived = Phrase(en: "came", da: "kom")
    /// Shown when the time in a room is long enough.
    public static let stayedEnough = Phrase(
        en: "✓ That is enough. Go on to the next room.", da: "✓ Det er nok. Gå videre til næste lokale.")
    /// Shown while the time in a room is not long enough.
    public static let stayLonger = Phrase(
        en: "Stay a minute and a half and walk about.", da: "Bliv halvandet minut, og gå rundt.")
    /// Shown in place of the list of scanners that heard the badge in this room.
    public static let nothingHeardYet = Phrase(
        en: "Nothing is heard yet. Is the badge on, and do scanners run near this room?",
        da: "Intet er hørt endnu. Er brikken tændt, og kører der scannere nær lokalet?")
    /// Link that reloads the page.
    public static let lookAgain = Phrase(en: "Look again", da: "Se igen")
    /// Button that pauses the survey on the way to another room.
    public static let leaveRoom = Phrase(en: "I leave this room", da: "Jeg forlader lokalet")
    /// Button that ends the recording.
    public static let endWalk = Phrase(en: "End the walk", da: "Afslut turen")
    /// Column: the number of the badge's advertisements that a scanner heard.
    public static let packets = Phrase(en: "Packets", da: "Pakker")
    /// Column: the mean level of the badge at a scanner.
    public static let level = Phrase(en: "Level", da: "Styrke")

    /// The time that a person spent in a room.
    public static func stayed(seconds: Int) -> Phrase {
        Phrase(en: "✓ \(seconds) s", da: "✓ \(seconds) s")
    }

    /// A badge that can be chosen, and its holder.
    public static func badge(_ number: Int64, of name: String) -> Phrase {
        Phrase(en: "Badge \(number), \(name)", da: "Brik \(number), \(name)")
    }

    /// A survey in progress, by the ID of its badge.
    public static func walkWithBadge(_ number: Int64) -> Phrase {
        Phrase(en: "With badge \(number)", da: "Med brik \(number)")
    }
}
