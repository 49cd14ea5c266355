extension Phrase {
    /// The state of a delivery, by its value on the wire.
    public static func deliveryState(_ value: String) -> Phrase {
        switch value {
        case "pending": Phrase(en: "waits", da: "venter")
        case "delivered": Phrase(en: "delivered", da: "leveret")
        case "failed": Phrase(en: "given up", da: "opgivet")
        default: Phrase(value)
        }
    }

    /// The type of a message, by its value on the wire.
    public static func messageType(_ value: String) -> Phrase {
        switch value {
        case "alert.opened": Phrase(en: "alert opened", da: "advarsel åbnet")
        case "alert.closed": Phrase(en: "alert closed", da: "advarsel lukket")
        case "alive": Phrase(en: "the server is at work", da: "serveren kører")
        default: Phrase(value)
        }
    }

    /// Why a message was not delivered, by its value on the wire.
    public static func deliveryFault(_ value: String) -> Phrase {
        switch value {
        case "status": Phrase(en: "the receiver answered with an error", da: "modtageren svarede med en fejl")
        case "redirected":
            Phrase(en: "the receiver pointed to another address", da: "modtageren henviste til en anden adresse")
        case "gone": Phrase(en: "the receiver wants no more messages", da: "modtageren vil ikke have flere meddelelser")
        case "timed_out": Phrase(en: "no answer came in time", da: "der kom intet svar i tide")
        case "connection_failed": Phrase(en: "no connection could be made", da: "der kunne ikke oprettes forbindelse")
        case "tls_failed":
            Phrase(en: "the receiver's certificate is not good", da: "modtagerens certifikat er ikke i orden")
        default: refusedDelivery(value)
        }
    }

    private static func refusedDelivery(_ value: String) -> Phrase {
        switch value {
        case "name_unknown": Phrase(en: "the receiver's name has no address", da: "modtagerens navn har ingen adresse")
        case "address_refused":
            Phrase(en: "the receiver's address is not a public one", da: "modtagerens adresse er ikke offentlig")
        case "url_refused": Phrase(en: "this server does not send there", da: "denne server sender ikke dertil")
        case "secret_unreadable":
            Phrase(en: "the webhook's secret cannot be opened", da: "webhookens hemmelighed kan ikke åbnes")
        case "disabled": Phrase(en: "the webhook was switched off before", da: "webhooken var slået fra forinden")
        default: Phrase(value.replacing("_", with: " "))
        }
    }
}
