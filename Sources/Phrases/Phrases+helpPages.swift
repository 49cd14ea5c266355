extension Phrase {
    /// The content of a page, for the help page.
    /// - Parameter path: the path of the page.
    public static func helpPage(_ path: String) -> Phrase? {
        ownHelp(path) ?? watchHelp(path) ?? manageHelp(path)
    }

    private static func ownHelp(_ path: String) -> Phrase? {
        switch path {
        case "/here":
            Phrase(
                en: "Where the system believes you to be, and whether your badge or phone is heard.",
                da: "Hvor systemet mener, at du er, og om din brik eller telefon høres.")
        case "/devices":
            Phrase(
                en: "The devices that you may see or control, their schedules and their history.",
                da: "De enheder, du må se eller sige noget til, deres tidsplaner og deres historik.")
        case "/locks":
            Phrase(
                en: "The doors that you may open, with a button for each.",
                da: "De døre, du må åbne, med en knap til hver.")
        case "/rooms":
            Phrase(
                en: "Which rooms are free, and your bookings.", da: "Hvilke lokaler der er ledige, og dine bookinger.")
        case "/my-visits":
            Phrase(en: "The rooms in which you were, and when.", da: "De lokaler, du har været i, og hvornår.")
        case "/who-looked":
            Phrase(en: "Who looked at where you are, and when.", da: "Hvem der har set, hvor du er, og hvornår.")
        case "/my-data":
            Phrase(en: "Everything that is held of you, as a file.", da: "Alt, der gemmes om dig, som fil.")
        case "/account":
            Phrase(
                en: "Where you are logged in, your password and your codes.",
                da: "Hvor du er logget ind, din adgangskode og dine koder.")
        case "/help": Phrase(en: "This page.", da: "Denne side.")
        default: nil
        }
    }

    private static func watchHelp(_ path: String) -> Phrase? {
        switch path {
        case "/plan":
            Phrase(
                en: "The floor plan of a zone, with the people in its rooms.",
                da: "Plantegningen over en zone med folk i dens lokaler.")
        case "/now":
            Phrase(
                en: "Who is in which room at the moment. It keeps itself up to date.",
                da: "Hvem der er i hvilket lokale lige nu. Siden opdaterer sig selv.")
        case "/muster", "/musters":
            Phrase(
                en: "Lists for a fire drill, with who was ticked off.",
                da: "Lister til en brandøvelse, og hvem der er krydset af.")
        case "/alerts":
            Phrase(
                en: "What is wrong: silent scanners, badges that are in two places, a full disk.",
                da: "Hvad der er galt: tavse scannere, brikker, som er to steder, en fuld disk.")
        default: nil
        }
    }

    private static func manageHelp(_ path: String) -> Phrase? {
        switch path {
        case "/places": Phrase(en: "Zones, rooms and doors.", da: "Zoner, lokaler og døre.")
        case "/beacons": Phrase(en: "The room beacons that phones hear.", da: "De lokalesendere, som telefoner hører.")
        case "/scanners": Phrase(en: "The scanners that hear badges.", da: "De scannere, som hører brikker.")
        case "/fleet": Phrase(en: "What all scanners run and do.", da: "Hvad alle scannere kører og gør.")
        case "/badges": Phrase(en: "Badges: carried, free and lost.", da: "Brikker: bårne, ledige og tabte.")
        case "/people": Phrase(en: "Accounts, badges and codes.", da: "Konti, brikker og koder.")
        case "/groups": Phrase(en: "Classes and other groups.", da: "Klasser og andre grupper.")
        case "/import": Phrase(en: "Students from a table.", da: "Elever fra en tabel.")
        case "/devices/all": Phrase(en: "Make devices known.", da: "Gør enheder kendt.")
        case "/devices/kinds":
            Phrase(en: "What devices are, and others of your own.", da: "Hvad enheder er, og andre af jeres egne.")
        case "/rules":
            Phrase(
                en: "Commands that are sent to devices when something happens.",
                da: "Hvad enheder får besked om, når noget sker.")
        case "/locks/all": Phrase(en: "Make locks of devices.", da: "Gør enheder til låse.")
        case "/clearances":
            Phrase(en: "Who is let into which room besides.", da: "Hvem der desuden lukkes ind i hvilket lokale.")
        case "/unlocks":
            Phrase(en: "Who tried to open which lock.", da: "Hvem der prøvede at åbne hvilken lås.")
        case "/bookings": Phrase(en: "All bookings.", da: "Alles bookinger.")
        case "/webhooks": Phrase(en: "Where alerts are sent to.", da: "Hvor advarsler sendes hen.")
        case "/settings":
            Phrase(
                en: "How long data is kept, and how the server runs.",
                da: "Hvor længe data gemmes, og hvordan serveren kører.")
        case "/audit": Phrase(en: "Who did what, to whom and when.", da: "Hvem gjorde hvad, ved hvem og hvornår.")
        case "/query": Phrase(en: "Reports by a statement in SQL.", da: "Udtræk med en SQL-sætning.")
        case "/first-steps": Phrase(en: "How to set up a school.", da: "Sådan sættes en skole op.")
        default: nil
        }
    }
}
