/// What keeps the values of statements out of PostgreSQL's log.
public enum LogSilence {
    /// By name. The values of statements may name people, and would outlive their erasure.
    ///
    /// An error's detail, its statement, its parameters and its message may all quote a value. The server that sent the
    /// statement is told of each error anyhow, so PostgreSQL writes down only what concerns itself.
    public static let settings: [(name: String, value: String)] = [
        ("log_min_messages", "log"),
        ("log_min_error_statement", "panic"),
        ("log_error_verbosity", "terse"),
        ("log_parameter_max_length", "0"),
        ("log_parameter_max_length_on_error", "0"),
        ("log_statement", "none"),
        ("log_duration", "off"),
        ("log_min_duration_statement", "-1"),
        ("log_min_duration_sample", "-1"),
        ("log_transaction_sample_rate", "0"),
        ("debug_print_parse", "off"),
        ("debug_print_rewritten", "off"),
        ("debug_print_plan", "off"),
    ]
}

extension ClusterConfiguration {
    /// A file for each day. What is older than 14 days is deleted by `ServerLog`, which PostgreSQL cannot.
    var logging: [String] {
        [
            "log_destination=stderr",
            "logging_collector=on",
            "log_directory=\(layout.logs)",
            "log_filename=postgres-%Y-%m-%d_%H%M%S.log",
            "log_file_mode=0600",
            "log_rotation_age=1d",
            "log_rotation_size=10MB",
            "log_truncate_on_rotation=off",
        ] + LogSilence.settings.map { "\($0.name)=\($0.value)" }
    }
}
