/// The migrations of the database, in the order in which they are applied.
public enum Migrations {
    public static let all: [Migration] = [
        Migration("m0001_roles", PackageResources.m0001_roles_sql),
        Migration("m0002_places", PackageResources.m0002_places_sql),
        Migration("m0003_people", PackageResources.m0003_people_sql),
        Migration("m0004_scanners", PackageResources.m0004_scanners_sql),
        Migration("m0005_sightings", PackageResources.m0005_sightings_sql),
        Migration("m0006_presence", PackageResources.m0006_presence_sql),
        Migration("m0007_radio", PackageResources.m0007_radio_sql),
        Migration("m0008_accounts", PackageResources.m0008_accounts_sql),
        Migration("m0009_audit", PackageResources.m0009_audit_sql),
        Migration("m0010_groups", PackageResources.m0010_groups_sql),
        Migration("m0011_reporting", PackageResources.m0011_reporting_sql),
        Migration("m0012_settings", PackageResources.m0012_settings_sql),
        Migration("m0013_lawful_hours", PackageResources.m0013_lawful_hours_sql),
        Migration("m0014_building", PackageResources.m0014_building_sql),
        Migration("m0015_record", PackageResources.m0015_record_sql),
        Migration("m0016_untaught", PackageResources.m0016_untaught_sql),
        Migration("m0017_absence", PackageResources.m0017_absence_sql),
        Migration("m0018_listening", PackageResources.m0018_listening_sql),
        Migration("m0019_visit_gone", PackageResources.m0019_visit_gone_sql),
        Migration("m0020_leave_times", PackageResources.m0020_leave_times_sql),
        Migration("m0021_leave_times_changed", PackageResources.m0021_leave_times_changed_sql),
        Migration("m0022_followed_badge", PackageResources.m0022_followed_badge_sql),
        Migration("m0023_late_survey", PackageResources.m0023_late_survey_sql),
        Migration("m0024_followed_client", PackageResources.m0024_followed_client_sql),
    ]
}
