/// What to do about a survey.
public enum SurveyAction: String, Word {
    case start, pause, stop, list, use, drop
    case setAside = "set_aside"
}
