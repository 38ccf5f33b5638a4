const namesByLocale = new Map<string, Intl.DisplayNames>();

function namesOf(locale: string): Intl.DisplayNames {
  const known = namesByLocale.get(locale);
  if (known) return known;
  const made = new Intl.DisplayNames([locale, 'en'], { type: 'language' });
  namesByLocale.set(locale, made);
  return made;
}

/** The name of a language code in a locale; what is no code (sources also write names) as it is. */
export function languageName(code: string, locale: string): string {
  try {
    return namesOf(locale).of(code) ?? code;
  } catch {
    // A RangeError: not shaped like a code.
    return code;
  }
}
