extension Phrase {
    /// Label of the links to the three lists of badges.
    public static let badgeStates = Phrase(en: "Which badges", da: "Hvilke brikker")
    /// Label of the field that searches badges.
    public static let searchBadges = Phrase(en: "Number, keys or person", da: "Nummer, nøgler eller person")
    /// Column: the holder of a badge before it was returned or lost.
    public static let lastCarrier = Phrase(en: "Carried last by", da: "Sidst båret af")
    /// Column: when a badge was returned.
    public static let badgeReturned = Phrase(en: "Came back", da: "Kom tilbage")
    /// Column: since when a badge has been lost.
    public static let lostSince = Phrase(en: "Lost since", da: "Tabt siden")
    /// Column: when a scanner last heard a badge that is lost.
    public static let heardSinceLost = Phrase(en: "Heard since", da: "Hørt siden")
    /// Shown before a duration: how long ago a scanner heard a badge that is lost.
    public static let heardAgain = Phrase(en: "Heard again", da: "Hørt igen")

    /// Link to a list of badges.
    /// - Parameter word: the value on the wire.
    public static func badgeState(_ value: String) -> Phrase {
        switch value {
        case "issued": Phrase(en: "Carried", da: "Båret")
        case "free": Phrase(en: "Free", da: "Ledige")
        default: Phrase(en: "Lost", da: "Tabte")
        }
    }

    /// Shown in place of a list of badges.
    /// - Parameter word: the value on the wire.
    public static func noBadges(in value: String) -> Phrase {
        switch value {
        case "issued":
            Phrase(
                en: "No badge is issued. Issue one on a person's page, under \(peopleTitle.text(in: .english)).",
                da: "Ingen bærer en brik. Udlever en på en persons side under \(peopleTitle.text(in: .danish)).")
        case "free":
            Phrase(
                en: "No badge waits to be handed out. One that is taken back stands here.",
                da: "Ingen brik venter på at blive udleveret. En, der tages tilbage, står her.")
        default:
            Phrase(
                en: "No badge is lost. Mark a lost badge here, so that it is not issued again.",
                da: "Ingen brik er tabt. Sker det, så notér det ved brikken; så udleveres den ikke igen.")
        }
    }

    /// The number of badges in a list.
    public static func badges(_ count: Int) -> Phrase {
        let one = Phrase(en: "1 badge", da: "1 brik")
        return .counted(count, one: one, other: Phrase(en: "\(count) badges", da: "\(count) brikker"))
    }

    /// Button that marks a badge as lost.
    public static func badgeIsLost(_ number: Int64) -> Phrase {
        Phrase(en: "Badge \(number) is lost", da: "Brik \(number) er tabt")
    }

    /// Button that marks a lost badge as found.
    public static func badgeFound(_ number: Int64) -> Phrase {
        Phrase(en: "Badge \(number) was found", da: "Brik \(number) er fundet")
    }
}
