extension Phrase {
    /// What was done, by its value on the wire; an unknown value is shown as it is.
    public static func auditAction(_ value: String) -> Phrase {
        auditActions.first { $0.value == value }?.phrase ?? Phrase(value.replacing("_", with: " "))
    }

    /// All known actions, in the order of a choice. The person who acted is named before or after each phrase.
    public static let auditActions: [(value: String, phrase: Phrase)] =
        loginActions + peopleActions + placeActions + deviceActions + alertActions + lookActions

    private static let loginActions: [(value: String, phrase: Phrase)] = [
        ("login", Phrase(en: "logged in", da: "loggede ind")),
        ("login_refused", Phrase(en: "was refused at the login", da: "blev afvist ved login")),
        ("logout", Phrase(en: "logged out", da: "loggede ud")),
        ("request_refused", Phrase(en: "asked for what is not theirs", da: "bad om noget, de ikke må")),
        ("session_confirmed", Phrase(en: "showed the password again", da: "viste adgangskoden igen")),
        ("password_changed", Phrase(en: "changed a password", da: "skiftede en adgangskode")),
        ("claim_code_issued", Phrase(en: "issued a code for an account", da: "udstedte en kode til en konto")),
        ("account_claimed", Phrase(en: "took an account over", da: "overtog en konto")),
        ("totp_enrolled", Phrase(en: "turned one-time codes on", da: "slog engangskoder til")),
        ("totp_removed", Phrase(en: "turned one-time codes off", da: "slog engangskoder fra")),
    ]

    private static let peopleActions: [(value: String, phrase: Phrase)] = [
        ("person_created", Phrase(en: "made an account", da: "oprettede en konto")),
        ("person_edited", Phrase(en: "changed an account", da: "rettede en konto")),
        ("students_imported", Phrase(en: "read a table of students in", da: "indlæste en tabel med elever")),
        ("person_erased", Phrase(en: "erased a person", da: "slettede en person")),
        ("person_zones_edited", Phrase(en: "changed who may be seen", da: "ændrede, hvem der må ses")),
        ("badge_issued", Phrase(en: "issued a badge", da: "udleverede en brik")),
        ("badge_returned", Phrase(en: "took a badge back", da: "tog en brik tilbage")),
        ("whereabouts_corrected", Phrase(en: "set a person's whereabouts", da: "sagde, hvor en person er")),
        ("visit_corrected", Phrase(en: "corrected a visit", da: "rettede et besøg")),
        ("badge_lost", Phrase(en: "noted a badge as lost", da: "noterede en brik som tabt")),
        ("badge_found", Phrase(en: "found a lost badge", da: "fandt en tabt brik")),
        ("group_created", Phrase(en: "made a group", da: "oprettede en gruppe")),
        ("group_edited", Phrase(en: "changed a group", da: "rettede en gruppe")),
        ("group_deleted", Phrase(en: "deleted a group", da: "slettede en gruppe")),
        ("muster_started", Phrase(en: "began a fire drill", da: "begyndte en brandøvelse")),
        (
            "muster_ticked",
            Phrase(en: "ticked a person off in a muster", da: "krydsede en person af i en brandøvelse")
        ),
        ("muster_edited", Phrase(en: "changed a fire drill", da: "rettede en brandøvelse")),
        ("muster_closed", Phrase(en: "ended a fire drill", da: "afsluttede en brandøvelse")),
        ("muster_link_created", Phrase(en: "made a link for helpers", da: "lavede et link til hjælpere")),
        ("muster_link_opened", Phrase(en: "came in by a link for helpers", da: "kom ind med et link til hjælpere")),
        ("muster_link_ended", Phrase(en: "ended a link for helpers", da: "afsluttede et link til hjælpere")),
    ]

    private static let placeActions: [(value: String, phrase: Phrase)] = [
        ("zone_created", Phrase(en: "made a zone", da: "oprettede en zone")),
        ("zone_edited", Phrase(en: "changed a zone", da: "rettede en zone")),
        ("zone_deleted", Phrase(en: "deleted a zone", da: "slettede en zone")),
        ("room_created", Phrase(en: "made a room", da: "oprettede et lokale")),
        ("room_edited", Phrase(en: "changed a room", da: "rettede et lokale")),
        ("room_deleted", Phrase(en: "deleted a room", da: "slettede et lokale")),
        ("clearance_edited", Phrase(en: "changed who may enter a room", da: "rettede, hvem der må gå ind i et lokale")),
        ("room_booked", Phrase(en: "booked a room", da: "bookede et lokale")),
        ("booking_edited", Phrase(en: "changed a booking", da: "rettede en booking")),
        ("booking_cancelled", Phrase(en: "cancelled a booking", da: "aflyste en booking")),
        ("door_created", Phrase(en: "made a door", da: "oprettede en dør")),
        ("door_edited", Phrase(en: "changed a door", da: "rettede en dør")),
        ("door_deleted", Phrase(en: "deleted a door", da: "slettede en dør")),
        ("beacon_created", Phrase(en: "made a room beacon", da: "oprettede en lokalesender")),
        ("beacon_edited", Phrase(en: "changed a room beacon", da: "rettede en lokalesender")),
        ("beacon_deleted", Phrase(en: "deleted a room beacon", da: "slettede en lokalesender")),
        ("scanner_created", Phrase(en: "made a scanner", da: "oprettede en scanner")),
        ("scanner_edited", Phrase(en: "changed a scanner", da: "rettede en scanner")),
        ("scanner_deleted", Phrase(en: "deleted a scanner", da: "slettede en scanner")),
        ("plan_edited", Phrase(en: "changed a floor plan", da: "rettede en plantegning")),
        ("things_placed", Phrase(en: "placed things on a floor plan", da: "satte ting på en plantegning")),
        ("fleet_edited", Phrase(en: "changed what scanners do", da: "ændrede, hvad scannere gør")),
        ("survey_started", Phrase(en: "began to survey a room", da: "begyndte at opmåle et lokale")),
        ("survey_paused", Phrase(en: "paused a survey", da: "satte en opmåling på pause")),
        ("survey_stopped", Phrase(en: "ended a survey", da: "afsluttede en opmåling")),
        ("survey_used", Phrase(en: "had a survey used", da: "tog en opmåling i brug")),
        ("survey_set_aside", Phrase(en: "set a survey aside", da: "lagde en opmåling til side")),
        ("survey_dropped", Phrase(en: "dropped a survey", da: "kasserede en opmåling")),
    ]

    private static let deviceActions: [(value: String, phrase: Phrase)] = [
        ("kind_created", Phrase(en: "made a kind of device", da: "oprettede en slags enhed")),
        ("kind_deleted", Phrase(en: "deleted a kind of device", da: "slettede en slags enhed")),
        ("device_created", Phrase(en: "made a device", da: "oprettede en enhed")),
        ("device_edited", Phrase(en: "changed a device", da: "rettede en enhed")),
        ("device_deleted", Phrase(en: "deleted a device", da: "slettede en enhed")),
        ("device_registered", Phrase(en: "registered a device", da: "registrerede en enhed")),
        ("device_commanded", Phrase(en: "sent a command to a device", da: "sagde til en enhed, hvad den skulle gøre")),
        ("lock_created", Phrase(en: "made a lock", da: "oprettede en lås")),
        ("lock_edited", Phrase(en: "changed a lock", da: "rettede en lås")),
        ("lock_deleted", Phrase(en: "deleted a lock", da: "slettede en lås")),
        ("lock_activated", Phrase(en: "activated a lock", da: "aktiverede en lås")),
        ("lock_reset", Phrase(en: "forgot the keys of a lock", da: "glemte nøglerne til en lås")),
        (
            "unlock_overridden",
            Phrase(en: "opened a door without a presence check", da: "åbnede en dør, hvor ingen kunne ses")
        ),
        ("schedule_created", Phrase(en: "made a schedule of a device", da: "oprettede en plan for en enhed")),
        ("schedule_edited", Phrase(en: "changed a schedule of a device", da: "rettede en plan for en enhed")),
        ("schedule_deleted", Phrase(en: "deleted a schedule of a device", da: "slettede en plan for en enhed")),
        ("rule_created", Phrase(en: "made a rule", da: "oprettede en regel")),
        ("rule_edited", Phrase(en: "changed a rule", da: "rettede en regel")),
        ("rule_deleted", Phrase(en: "deleted a rule", da: "slettede en regel")),
        ("rule_tried", Phrase(en: "tried a rule over recorded days", da: "prøvede en regel på optagne dage")),
        ("looked_at_rule", Phrase(en: "looked at why a rule does something", da: "så på, hvorfor en regel gør noget")),
        ("weather_reported", Phrase(en: "reported the weather", da: "meldte vejret")),
        ("command_cancelled", Phrase(en: "took a command back", da: "trak en ordre tilbage")),
    ]

    private static let alertActions: [(value: String, phrase: Phrase)] = [
        ("alert_acknowledged", Phrase(en: "looks after an alert", da: "tager sig af en advarsel")),
        ("alert_closed", Phrase(en: "closed an alert", da: "lukkede en advarsel")),
        ("alert_kind_edited", Phrase(en: "changed the kinds of alerts", da: "ændrede, hvilke advarsler der meldes")),
        ("webhook_created", Phrase(en: "made a webhook", da: "oprettede en webhook")),
        ("webhook_edited", Phrase(en: "changed a webhook", da: "rettede en webhook")),
        ("webhook_deleted", Phrase(en: "deleted a webhook", da: "slettede en webhook")),
        ("webhook_tested", Phrase(en: "tested a webhook", da: "prøvede en webhook")),
        ("webhook_redelivered", Phrase(en: "had a message delivered again", da: "fik en meddelelse leveret igen")),
        ("station_edited", Phrase(en: "changed the remote access", da: "ændrede fjernadgangen")),
        ("config_written", Phrase(en: "changed a setting", da: "ændrede en indstilling")),
    ]

    private static let lookActions: [(value: String, phrase: Phrase)] = [
        ("looked_at_location", Phrase(en: "looked at a person's whereabouts", da: "så, hvor en person er")),
        ("looked_at_history", Phrase(en: "looked at a person's visits", da: "så, hvor en person har været")),
        ("looked_at_room", Phrase(en: "looked at who is in a room", da: "så, hvem der er i et lokale")),
        ("looked_at_whereabouts", Phrase(en: "looked at the list of people", da: "så på listen over personer")),
        ("looked_at_occupancy", Phrase(en: "looked at how many were in rooms", da: "så, hvor mange der var i lokaler")),
        ("looked_at_unlocks", Phrase(en: "looked at who opened doors", da: "så, hvem der åbnede døre")),
        ("looked_at_muster", Phrase(en: "looked at a fire drill", da: "så på en brandøvelse")),
        ("looked_at_corrections", Phrase(en: "looked at corrections", da: "så på rettelser")),
        ("looked_at_bookings", Phrase(en: "looked at bookings of rooms", da: "så på bookinger af lokaler")),
        ("looked_at_alerts", Phrase(en: "looked at alerts about people", da: "så på advarsler om personer")),
        ("watched_events", Phrase(en: "watched people move, live", da: "fulgte personers bevægelser direkte")),
        ("exported_person", Phrase(en: "exported all about a person", da: "eksporterede alt om en person")),
        ("exported_own", Phrase(en: "exported all about themselves", da: "eksporterede alt om sig selv")),
        ("queried", Phrase(en: "ran a query over all people", da: "lavede et udtræk over alle")),
        ("query_saved", Phrase(en: "saved a question", da: "gemte et spørgsmål")),
        ("query_deleted", Phrase(en: "deleted a saved question", da: "slettede et gemt spørgsmål")),
        ("looked_at_audit", Phrase(en: "looked at the audit", da: "så på loggen")),
    ]
}
