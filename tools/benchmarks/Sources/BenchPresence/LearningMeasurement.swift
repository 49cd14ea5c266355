import Presence

/// What it takes to learn a survey, and to learn anew once the record has taught the one room that it left out.
struct LearningMeasurement {
    /// Seconds of processor time.
    let whole: Double
    let again: Double

    init?(_ site: Site) {
        let room = Int64(site.rooms - 1)
        let lessons = site.survey.walks.joined().filter { $0.room == room }
        let rest = Survey(
            walks: site.survey.walks.map { walk in
                walk.map { $0.room == room ? Survey.Second(levels: $0.levels, room: nil) : $0 }
            })
        let began = Measurement.processorTime()
        guard let survey = CheckedSurvey(rest, placement: site.placement, doors: site.doors) else { return nil }
        whole = (Measurement.processorTime() - began) / 1e9
        var teaching = SelfTraining(placement: site.placement, survey: survey)
        teaching.add(lessons)
        let taught = Measurement.processorTime()
        guard let map = teaching.map(), map.rooms.contains(room) else { return nil }
        again = (Measurement.processorTime() - taught) / 1e9
    }
}
