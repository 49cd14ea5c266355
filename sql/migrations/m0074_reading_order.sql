-- Names stand in the order of the reader's language, with numbers in them as numbers: 2. sal before 10. sal. Ties are
-- broken by the bytes.
create collation reader_en (provider = icu, locale = 'en-u-kn-true');
create collation reader_da (provider = icu, locale = 'da-u-kn-true');

-- What is searched, and what is looked for: case does not matter, nor which apostrophe or dash was typed.
create function searchable(words text) returns text language sql immutable parallel safe
    return lower(translate(words, '’‘‛ʼ´`′‐‑‒–—―−', '''''''''''''''-------'));
grant execute on function searchable(text) to rollcall_app;
