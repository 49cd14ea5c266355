import Postgres

extension RecordedVisit {
    /// Says of the last visit of people who are known to have left by now that they left then, where that was not known.
    /// - Parameter checked: whether the live state says that they have left, and was of that visit or later; where it is still to
    ///   be written, it is not asked.
    static func endInLeaving(of people: [Int64], checked: Bool) -> Query {
        """
        update visit set end_reason = 'left' from unnest(\(people)) as gone (person_id)
        where visit.visit_id = (
                select visit_id from visit latest where latest.person_id = gone.person_id
                order by latest.entered_at desc limit 1)
            and visit.end_reason = 'unknown'
            and (not \(checked) or exists (
                select from whereabouts
                where whereabouts.person_id = gone.person_id and state = 'left'
                    and heard_at > visit.left_at - interval '10 s'))
        """
    }
}
