"""Whether a page that should be Danish holds English: texts that are the same in both languages, but for data."""

import re

MOST_WORDS = 2
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def untranslated(english, danish, data):
    """The texts of the Danish page that are sentences of the English one."""
    same = dict.fromkeys(text for text in danish if text in set(english))
    return [text for text in same if _words(text) > MOST_WORDS and not any(part in text for part in data)]


def _words(text):
    """How many of its words are nothing but letters: addresses, names of types and numbers are none."""
    return sum(bool(WORD.fullmatch(word.strip(".,:;!?()…“”\"'"))) for word in text.split())
