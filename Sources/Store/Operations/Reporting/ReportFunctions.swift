/// The PostgreSQL functions that a report may call.
///
/// An immutable function depends only on its arguments. The others may read the catalogue or have side effects, so only
/// those on this list are allowed.
enum ReportFunctions {
    /// Stable and volatile functions, by name: for time, text, JSON, XML and full text search, and those that operators
    /// and casts on such types call.
    static let harmless = [
        "age", "anytextcat", "array_to_json", "array_to_string", "clock_timestamp", "concat", "concat_ws", "convert",
        "convert_from", "convert_to", "date", "date_cmp_timestamptz", "date_eq_timestamptz", "date_ge_timestamptz",
        "date_gt_timestamptz", "date_le_timestamptz", "date_lt_timestamptz", "date_ne_timestamptz", "date_add",
        "date_part", "date_subtract", "date_trunc", "extract", "format", "gen_random_uuid", "generate_series",
        "in_range", "interval_pl_timestamptz", "json_agg", "json_agg_strict", "json_array", "json_build_array",
        "json_build_object", "json_object_agg", "json_object_agg_strict", "json_object_agg_unique",
        "json_object_agg_unique_strict", "json_populate_record", "json_populate_recordset", "json_to_record",
        "json_to_recordset", "json_to_tsvector", "jsonb_agg", "jsonb_agg_strict", "jsonb_build_array",
        "jsonb_build_object", "jsonb_object_agg", "jsonb_object_agg_strict", "jsonb_object_agg_unique",
        "jsonb_object_agg_unique_strict", "jsonb_path_exists_tz", "jsonb_path_match_tz", "jsonb_path_query_array_tz",
        "jsonb_path_query_first_tz", "jsonb_path_query_tz", "jsonb_populate_record", "jsonb_populate_recordset",
        "jsonb_to_record", "jsonb_to_recordset", "jsonb_to_tsvector", "length", "make_timestamptz", "money", "now",
        "numeric", "overlaps", "phraseto_tsquery", "plainto_tsquery", "quote_literal", "quote_nullable", "random",
        "random_normal", "row_to_json", "statement_timestamp", "textanycat", "time", "timeofday", "timestamp",
        "timestamp_cmp_timestamptz", "timestamp_eq_timestamptz", "timestamp_ge_timestamptz", "timestamp_gt_timestamptz",
        "timestamp_le_timestamptz", "timestamp_lt_timestamptz", "timestamp_ne_timestamptz", "timestamptz",
        "timestamptz_cmp_date", "timestamptz_cmp_timestamp", "timestamptz_eq_date", "timestamptz_eq_timestamp",
        "timestamptz_ge_date", "timestamptz_ge_timestamp", "timestamptz_gt_date", "timestamptz_gt_timestamp",
        "timestamptz_le_date", "timestamptz_le_timestamp", "timestamptz_lt_date", "timestamptz_lt_timestamp",
        "timestamptz_mi_interval", "timestamptz_ne_date", "timestamptz_ne_timestamp", "timestamptz_pl_interval",
        "timetz", "timezone", "to_char", "to_date", "to_json", "to_jsonb", "to_number", "to_timestamp", "to_tsquery",
        "to_tsvector", "transaction_timestamp", "ts_headline", "ts_match_tq", "ts_match_tt", "websearch_to_tsquery",
        "xml", "xml_is_well_formed",
        // Functions called by casts from text, which the planner evaluates for its estimates.
        "cash_in", "cash_out", "date_in", "date_out", "interval_in", "interval_out", "textrecv", "textsend", "time_in",
        "timestamp_in", "timestamp_out", "timestamptz_in", "timestamptz_out", "timetz_in", "xml_in",
    ]

    /// The types whose values are object identifiers in the catalogue and display their names: of tables, functions,
    /// roles. Casts to them require no right.
    static let telling = "^_?(reg(proc|oper|class|collation|type|role|namespace)|aclitem)"
}
