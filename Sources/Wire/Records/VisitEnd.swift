/// Why a visit ended: the person moved to another room, was heard nowhere any more, or was lost sight of.
public enum VisitEnd: String, Word {
    case moved, left, unknown
}
