extension Phrase {
    /// Heading of the page of surveys: walks with a badge that teach the system how rooms sound to scanners.
    public static let surveysTitle = Phrase(en: "Surveys", da: "Opmålinger")
    /// First sentence of that page.
    public static let surveysIntroduction = Phrase(
        en: "A survey teaches the system how each room sounds: walk from room to room with a badge and a phone.",
        da: "En opmåling lærer systemet, hvordan lokalerne lyder: gå fra lokale til lokale med brik og telefon.")
    /// In place of the list of surveys.
    public static let noSurveys = Phrase(
        en: "There are no surveys yet. Take a badge and begin a walk.",
        da: "Der er ingen opmålinger endnu. Tag en brik, og begynd en tur.")
    /// Link to the page on which one walks, and its heading.
    public static let walkSurvey = Phrase(en: "Walk a survey", da: "Gå en opmåling")
    /// Column and name of a value: the number of the badge that was carried.
    public static let badge = Phrase(en: "Badge", da: "Brik")
    /// Column and name of a value: whether a survey is recorded, used or set aside.
    public static let surveyState = Phrase(en: "Use", da: "Brug")
    /// A survey that a person walks now.
    public static let beingRecorded = Phrase(en: "being recorded", da: "optages nu")
    /// A survey that the system goes by.
    public static let inUse = Phrase(en: "in use", da: "i brug")
    /// A survey that the system does not go by.
    public static let setAside = Phrase(en: "set aside", da: "lagt til side")
    /// Name of a value: when a survey ended.
    public static let endedAt = Phrase(en: "Ended", da: "Afsluttet")
    /// Link from a survey to all of them.
    public static let backToSurveys = Phrase(en: "All surveys", da: "Alle opmålinger")
    /// Link from a survey that is being recorded to the page on which one walks.
    public static let goOnWalking = Phrase(en: "Go on walking", da: "Gå videre")
    /// Button that has the system go by a survey again.
    public static let useSurvey = Phrase(en: "Use it", da: "Tag den i brug")
    /// Button after which the system does not go by a survey.
    public static let setSurveyAside = Phrase(en: "Set it aside", da: "Læg den til side")
    /// Opens the form that deletes a survey, and its button.
    public static let dropSurvey = Phrase(en: "Delete the survey", da: "Slet opmålingen")
    /// What goes with it.
    public static let dropSurveyWarning = Phrase(
        en: "All that was heard on this walk goes, and the rooms sound to the system as before it.",
        da: "Alt, der blev hørt på turen, forsvinder, og lokalerne lyder for systemet som før den.")
    /// Heading over scanners that may stand in another room than it is said.
    public static let doubtfulScanners = Phrase(en: "Doubtful scanners", da: "Tvivlsomme scannere")
    /// In place of that list.
    public static let noDoubtfulScanners = Phrase(
        en: "None: each scanner hears its own room best. After a walk this takes a moment; look again.",
        da: "Ingen: hver scanner hører sit eget lokale bedst. Efter en tur tager det et øjeblik; se igen.")
    /// Column: the room in which a scanner is said to stand.
    public static let saidToStandIn = Phrase(en: "Configured room", da: "Står efter oplysningerne i")
    /// Column: the room in which a scanner heard the badge best.
    public static let heardBestIn = Phrase(en: "Heard best in", da: "Hørte bedst i")
    /// Column: how much louder the badge was there.
    public static let louderBy = Phrase(en: "Louder by", da: "Højere med")
    /// In that column, where a scanner heard nothing in its own room.
    public static let ownRoomNotHeard = Phrase(en: "its own room not at all", da: "sit eget lokale slet ikke")

    /// Heading of the page of one survey.
    public static func surveyTitle(_ number: Int64) -> Phrase {
        Phrase(en: "Survey \(number)", da: "Opmåling \(number)")
    }
}

// The page on which one walks.
extension Phrase {
    /// First sentence where it is not said yet which badge is carried.
    public static let whichBadge = Phrase(
        en: "Which badge do you carry?", da: "Hvilken brik bærer du?")
    /// Heading over walks that were begun.
    public static let begunWalks = Phrase(en: "Walks that were begun", da: "Ture, der er begyndt")
    /// Heading over the badges of the person who looks at the page.
    public static let yourBadges = Phrase(en: "Your badges", da: "Dine brikker")
    /// Heading over the badges of people who were searched for.
    public static let badgesFound = Phrase(en: "Badges found", da: "Fundne brikker")
    /// In place of those.
    public static let noBadgesFound = Phrase(
        en: "No person of that name carries a badge. Issue one on the person's page.",
        da: "Ingen af det navn bærer en brik. Udlever en på en persons side.")
    /// Label of the field that searches people by whose badge one walks.
    public static let whoseBadge = Phrase(en: "Or whose badge is it?", da: "Eller hvis brik er det?")
    /// Before the zones of the school, on the page on which one walks.
    public static let whichZone = Phrase(en: "In which zone are you?", da: "I hvilken zone er du?")
    /// Before the buttons of rooms.
    public static let pressRoom = Phrase(
        en: "Press the room in which you are. Walk about in it for a minute and a half, also where people sit.",
        da: "Tryk på det lokale, du er i. Gå rundt i det i halvandet minut, også dér, hvor folk sidder.")
    /// In place of the buttons of rooms.
    public static let noRoomsToWalk = Phrase(
        en: "There are no rooms yet. Create them under Places first.",
        da: "Der er ingen lokaler endnu. Opret dem først under Steder.")
    /// Status while the badge is in no room.
    public static let onTheWay = Phrase(
        en: "On the way: what is heard now does not count.", da: "På vej: det, der høres nu, tæller ikke.")
    /// Status before the first room.
    public static let notBegun = Phrase(en: "Nothing is recorded yet.", da: "Der optages intet endnu.")
    /// After the room one is in, before how long ago one came.
    public static let arrived = Phrase(en: "came", da: "kom")
    /// Where one has been in a room long enough.
    public static let stayedEnough = Phrase(
        en: "✓ That is enough. Go on to the next room.", da: "✓ Det er nok. Gå videre til næste lokale.")
    /// Where one has not been in a room long enough.
    public static let stayLonger = Phrase(
        en: "Stay a minute and a half and walk about.", da: "Bliv halvandet minut, og gå rundt.")
    /// In place of the list of scanners that heard the badge in this room.
    public static let nothingHeardYet = Phrase(
        en: "Nothing is heard yet. Is the badge on, and do scanners run near this room?",
        da: "Intet er hørt endnu. Er brikken tændt, og kører der scannere nær lokalet?")
    /// Link that loads the page anew.
    public static let lookAgain = Phrase(en: "Look again", da: "Se igen")
    /// Button after which one is on the way to another room.
    public static let leaveRoom = Phrase(en: "I leave this room", da: "Jeg forlader lokalet")
    /// Button that ends a walk.
    public static let endWalk = Phrase(en: "End the walk", da: "Afslut turen")
    /// Column: advertisements of the badge that a scanner heard.
    public static let packets = Phrase(en: "Packets", da: "Pakker")
    /// Column: how loud the badge was to a scanner, in the mean.
    public static let level = Phrase(en: "Level", da: "Styrke")

    /// How long a person stayed in a room.
    public static func stayed(seconds: Int) -> Phrase {
        Phrase(en: "✓ \(seconds) s", da: "✓ \(seconds) s")
    }

    /// A badge to be chosen, and whose it is.
    public static func badge(_ number: Int64, of name: String) -> Phrase {
        Phrase(en: "Badge \(number), \(name)", da: "Brik \(number), \(name)")
    }

    /// A walk that was begun, by the number of its badge.
    public static func walkWithBadge(_ number: Int64) -> Phrase {
        Phrase(en: "With badge \(number)", da: "Med brik \(number)")
    }
}
