const namesByLocale = new Map<string, Intl.DisplayNames>();

function namesOf(locale: string): Intl.DisplayNames {
  const known = namesByLocale.get(locale);
  if (known) return known;
  const made = new Intl.DisplayNames([locale, 'en'], { type: 'language' });
  namesByLocale.set(locale, made);
  return made;
}

/**
 * Returns the name of a language code in a locale. Text that is not a code (some sources send names) is returned
 * unchanged.
 */
export function languageName(code: string, locale: string): string {
  try {
    return namesOf(locale).of(code) ?? code;
  } catch {
    // A RangeError: the text is not shaped like a language code.
    return code;
  }
}
