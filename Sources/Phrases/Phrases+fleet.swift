extension Phrase {
    /// Heading of the page of settings for many scanners.
    public static let fleetTitle = Phrase(en: "Settings of scanners", da: "Scannernes indstillinger")
    /// First sentence of that page.
    public static let fleetIntroduction = Phrase(
        en: "These settings apply to scanners without settings of their own. Settings of a label take precedence over "
            + "those for all.",
        da: "Indstillingerne her gælder for scannere, hvis egen fil ikke siger andet. Mærkater går forud for alle.")
    /// Shown in place of the settings.
    public static let nothingSet = Phrase(
        en: "Nothing is set; each scanner goes by its own settings. Set something below.",
        da: "Intet er indstillet; hver scanner følger sine egne indstillinger. Indstil noget herunder.")
    /// Column and label of a field: a label that groups scanners.
    public static let label = Phrase(en: "Label", da: "Mærkat")
    /// Shown below that label.
    public static let fleetLabelHint = Phrase(
        en: "The settings are for all scanners with this label.",
        da: "Indstillingerne er for alle scannere med mærkaten.")
    /// Shown below the label of a setting.
    public static let leftToNode = Phrase(
        en: "Empty: each scanner decides itself.", da: "Tomt: hver scanner bestemmer selv.")
    /// Opens the form of settings for all scanners.
    public static let editFleetOfAll = Phrase(en: "Settings for all scanners", da: "Indstillinger for alle scannere")
    /// Opens the form of settings for another label.
    public static let newFleetLabel = Phrase(en: "Settings for another label", da: "Indstillinger for en anden mærkat")

    /// Opens the form of settings for a label.
    public static func editFleetOf(_ label: String) -> Phrase {
        Phrase(en: "Settings for label \(label)", da: "Indstillinger for mærkaten \(label)")
    }

    /// A setting of a scanner, by its value on the wire.
    public static func nodeSetting(_ value: String) -> Phrase {
        switch value {
        case "active": Phrase(en: "Active scanning", da: "Aktiv scanning")
        case "interval_ms": Phrase(en: "Beacon interval in ms", da: "Beaconinterval i ms")
        case "measured_power": Phrase(en: "Power at 1 m in dBm", da: "Styrke ved 1 m i dBm")
        case "spool_bytes": Phrase(en: "Bytes that may wait on the disk", da: "Bytes, der må vente på disken")
        case "scan_interval_ms": Phrase(en: "Scan interval in ms", da: "Scanningsinterval i ms")
        case "scan_window_ms": Phrase(en: "Scan window in ms", da: "Scanningsvindue i ms")
        case "scan_coded_phy": Phrase(en: "Listening to LE Coded", da: "Lytning på LE Coded")
        case "log_level": Phrase(en: "Log level", da: "Logniveau")
        default: Phrase(value)
        }
    }

    /// The source of a scanner's setting, by its value on the wire.
    public static func settingSource(_ value: String) -> Phrase {
        switch value {
        case "own": Phrase(en: "the scanner's own file", da: "scannerens egen fil")
        case "fleet": Phrase(en: "settings of scanners", da: "scannernes indstillinger")
        default: Phrase(en: "the program", da: "programmet")
        }
    }
}
