extension Phrase {
    /// Heading of the page with a floor plan, and links to it.
    public static let planTitle = Phrase(en: "Floor plan", da: "Plantegning")
    /// The same for one zone.
    public static func planOf(_ zone: String) -> Phrase {
        Phrase(en: "Floor plan of \(zone)", da: "Plantegning over \(zone)")
    }
    /// Heading of the page on which a plan is uploaded and items are placed on it.
    public static let planEditTitle = Phrase(en: "Edit the floor plan", da: "Ret plantegningen")
    /// The same for one zone.
    public static func planEditOf(_ zone: String) -> Phrase {
        Phrase(en: "Edit the floor plan of \(zone)", da: "Ret plantegningen over \(zone)")
    }
    /// Shown in place of a plan while the viewer may not see a zone that has one.
    public static let noPlans = Phrase(
        en: "There is no floor plan yet that you may see. An admin uploads one on the page of a zone, under Places.",
        da: "Der er endnu ingen plantegning, som du må se. En administrator uploader en på siden for en zone, under "
            + "Steder.")
    /// Shown in place of the plan of one zone.
    public static func noPlanOf(_ zone: String) -> Phrase {
        Phrase(
            en: "There is no floor plan of \(zone) that you may see. An admin uploads one on the page of the zone.",
            da: "Der er ingen plantegning over \(zone), som du må se. En administrator uploader en på zonens side.")
    }
    /// Shown in place of the plan on the page on which one is uploaded.
    public static let planMissing = Phrase(
        en: "This zone has no floor plan yet. Choose a picture of it below; then place its rooms.",
        da: "Zonen har endnu ingen plantegning. Vælg et billede af den nedenfor, og sæt derefter lokalerne på.")
    /// Label of a list of links to the plans of other zones.
    public static let otherPlans = Phrase(en: "Floor plans by zone", da: "Plantegninger efter zone")
    /// Heading over the rooms and who is in them.
    public static let peopleByRoom = Phrase(en: "People by room", da: "Folk efter lokale")
    /// Shown in place of that list.
    public static let noPeopleOnPlan = Phrase(en: "The zone is empty now.", da: "Der er ingen i zonen nu.")
    /// The number of people in a room if their names do not fit on the plan; always more than one.
    public static func planPeople(_ count: String) -> Phrase { Phrase(en: "\(count) people", da: "\(count) personer") }
    /// Label of the field for the picture of a plan.
    public static let planPicture = Phrase(en: "Picture of the floor plan", da: "Billede af plantegningen")
    /// Shown below that label.
    public static let planPictureHint = Phrase(
        en: "PNG, JPEG or WebP, at most 1.4 MiB and 40 megapixels; a larger one is made smaller by JavaScript. "
            + "What else is in the file, such as where a photo was taken, is not kept.",
        da: "PNG, JPEG eller WebP, højst 1,4 MiB og 40 megapixel; et større gøres mindre af JavaScript. Hvad der "
            + "ellers er i filen, som hvor et foto er taget, gemmes ikke.")
    /// Button that sends the picture.
    public static let uploadPlan = Phrase(en: "Upload", da: "Upload")
    /// Opens the form for a new picture.
    public static let replacePlan = Phrase(en: "Another picture", da: "Et andet billede")
    /// Opens the form that removes a plan, and its button.
    public static let removePlan = Phrase(en: "Remove the floor plan", da: "Fjern plantegningen")
    /// Warning: what is deleted with it.
    public static func removePlanWarning(_ zone: String) -> Phrase {
        Phrase(
            en: "The floor plan of \(zone) goes, with all that is placed on it. Rooms, scanners and beacons stay.",
            da: "Plantegningen over \(zone) fjernes med alt, der er sat på den. Lokaler, scannere og beacons bliver.")
    }
    /// How to place items on the plan.
    public static let placingIntroduction = Phrase(
        en: "Drag a thing, or press it and then its place. Arrow keys move what is focused, with Shift by less; "
            + "Delete takes it off the plan. A room has a round handle at each corner. Each change is saved at once.",
        da: "Træk en ting, eller tryk på den og derefter på dens plads. Piletaster flytter det, der har fokus, med "
            + "Skift mindre ad gangen; Delete tager det af tegningen. Et lokale har et rundt håndtag i hvert hjørne. "
            + "Hver ændring gemmes straks.")
    /// How to place them without a script.
    public static let placingByFields = Phrase(
        en: "Or open a thing below and write where it is: 0 is the left or upper edge, 1 the right or lower one.",
        da: "Eller åbn en ting nedenfor og skriv, hvor den er: 0 er venstre eller øverste kant, 1 højre eller "
            + "nederste.")
    /// Heading over the items that can be placed.
    public static let placedThings = Phrase(en: "Things of this zone", da: "Zonens ting")
    /// Shown in place of these items.
    public static let nothingToPlace = Phrase(
        en: "This zone has no rooms yet. Create them on its page.",
        da: "Zonen har ingen lokaler endnu. Opret dem på dens side.")
    /// Shown after the name of an item.
    public static let onThePlan = Phrase(en: "on the plan", da: "på tegningen")
    /// Shown after the name of an item.
    public static let notOnThePlan = Phrase(en: "not on the plan", da: "ikke på tegningen")
    /// Button after which a press on the plan sets the position of an item.
    public static let pressToPlace = Phrase(en: "Place", da: "Sæt på")
    /// Shown after that button was pressed.
    public static let pressThePlace = Phrase(en: "Now press its place on the plan.", da: "Tryk nu på dens plads.")
    /// Message: a position was saved.
    public static let placeSaved = Phrase(en: "Saved.", da: "Gemt.")
    /// Message: a position could not be sent.
    public static let placeNotSaved = Phrase(
        en: "Not saved: there is no connection.", da: "Ikke gemt: der er ingen forbindelse.")
    /// Label of a handle at a corner of a room on the plan; its number follows.
    public static let corner = Phrase(en: "Corner", da: "Hjørne")
    /// Label of a field: the distance of a point from the left edge.
    public static func pointFromLeft(_ number: Int) -> Phrase {
        Phrase(en: "Point \(number), from the left", da: "Punkt \(number), fra venstre")
    }
    /// Label of a field: the distance of a point from the upper edge.
    public static func pointFromTop(_ number: Int) -> Phrase {
        Phrase(en: "Point \(number), from the top", da: "Punkt \(number), fra oven")
    }
    /// An item on a plan, by its kind and name.
    public static func planThing(_ kind: String, _ name: String) -> Phrase {
        switch kind {
        case "room": Phrase(en: "Room \(name)", da: "Lokale \(name)")
        case "scanner": Phrase(en: "Scanner \(name)", da: "Scanner \(name)")
        default: Phrase(en: "Beacon \(name)", da: "Beacon \(name)")
        }
    }
}
