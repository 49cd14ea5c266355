extension Phrase {
    /// Heading of the page of room beacons, small transmitters on the wall.
    public static let beaconsTitle = Phrase(en: "Beacons", da: "Beacons")
    /// Shown in place of the list of beacons.
    public static let noBeacons = Phrase(
        en: "There are no room beacons yet. Create one for each room that phones should recognise.",
        da: "Der er ingen beacons endnu. Opret en for hvert lokale, hvor telefoner skal vide, hvor de er.")
    /// Label of a field that searches by rooms.
    public static let searchRooms = Phrase(en: "Room", da: "Lokale")
    /// Column and label: the UUID that a beacon or badge advertises.
    public static let proximityUUID = Phrase(en: "UUID", da: "UUID")
    /// Shown below that label.
    public static let proximityUUIDHint = Phrase(
        en: "As given by the manufacturer, such as f7826da6-4fa2-4e98-8024-bc5b71e0893e.",
        da: "Som producenten angiver det, for eksempel f7826da6-4fa2-4e98-8024-bc5b71e0893e.")
    /// Label: the first of the two numbers that a beacon advertises.
    public static let majorKey = Phrase(en: "Major", da: "Major")
    /// Label: the second of the two numbers that a beacon advertises.
    public static let minorKey = Phrase(en: "Minor", da: "Minor")
    /// Column: both numbers that a beacon advertises.
    public static let majorMinor = Phrase(en: "Major / minor", da: "Major / minor")
    /// Shown below the label of such a number.
    public static let keyHint = Phrase(en: "0 to 65,535.", da: "0 til 65.535.")
    /// Column and label: the Bluetooth address of a transmitter.
    public static let deviceAddress = Phrase(en: "Bluetooth address", da: "Bluetooth-adresse")
    /// Shown below that label.
    public static let deviceAddressHint = Phrase(
        en: "Only where several send the same keys. Such as c0:ff:ee:00:00:01.",
        da: "Kun hvor flere sender de samme nøgler. For eksempel c0:ff:ee:00:00:01.")
    /// Column: who chose the keys of a beacon.
    public static let keysFrom = Phrase(en: "Keys", da: "Nøgler")
    /// Value of that column: the server chose the keys.
    public static let keysAssigned = Phrase(en: "assigned by the server", da: "tildelt af serveren")
    /// Value of that column: the manufacturer chose the keys.
    public static let keysBought = Phrase(en: "bought elsewhere", da: "købt andetsteds")
    /// Label: the ID of an item.
    public static let number = Phrase(en: "Number", da: "Nummer")
    /// Heading over the forms for a new beacon.
    public static let newBeacon = Phrase(en: "New beacon", da: "Ny beacon")
    /// Opens the form for a beacon whose keys the server chooses.
    public static let newBeaconAssigned = Phrase(
        en: "With keys that the server assigns", da: "Med nøgler, som serveren tildeler")
    /// Opens the form for a beacon whose keys the manufacturer chose.
    public static let newBeaconBought = Phrase(
        en: "Bought elsewhere, with keys of its own", da: "Købt andetsteds, med egne nøgler")
    /// Link to the page of rooms, shown if a room is needed and none exists.
    public static let roomsFirst = Phrase(en: "First create a room", da: "Opret først et lokale")
    /// Opens the form that changes a beacon.
    public static let editBeacon = Phrase(en: "Edit the beacon", da: "Ret beaconen")
    /// Opens the form that deletes a beacon.
    public static let deleteBeacon = Phrase(en: "Delete the beacon", da: "Slet beaconen")
    /// Link from a beacon to the list of beacons.
    public static let backToBeacons = Phrase(en: "All beacons", da: "Alle beacons")
    /// Shown on the page of a beacon that was deleted after it had been heard.
    public static let beaconOutOfUse = Phrase(
        en: "This beacon is no longer in use.", da: "Beaconen er ikke længere i brug.")

    /// Heading of a beacon's page.
    /// - Parameter room: the number of the room.
    public static func beaconTitle(_ room: String) -> Phrase {
        Phrase(en: "Beacon in room \(room)", da: "Beacon i lokale \(room)")
    }

    /// Link to a beacon's page.
    public static func editBeaconNumber(_ number: Int64) -> Phrase {
        Phrase(en: "Edit beacon \(number)", da: "Ret beacon \(number)")
    }

    /// Warning: what is deleted with a beacon.
    public static func deleteBeaconWarning(_ room: String) -> Phrase {
        Phrase(
            en: "This deletes the beacon of room \(room). Phones no longer know the room by it.",
            da: "Dette sletter beaconen i lokale \(room). Telefoner kender ikke længere lokalet på den.")
    }
}
