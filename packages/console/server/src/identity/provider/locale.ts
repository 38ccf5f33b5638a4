export type Locale = 'en' | 'hi';

/**
 * Returns the first supported language of `Accept-Language` headers or OpenID's `ui_locales`.
 * Both list languages in order of preference; our clients' weights follow that order.
 */
export function localeOf(...preferences: readonly (string | undefined)[]): Locale {
  const languages = preferences.flatMap((list) => (list ?? '').toLowerCase().split(/[,\s]+/));
  const known = languages.map((one) => one.split(/[-;]/)[0]).find((one) => one === 'hi' || one === 'en');
  return known === 'hi' ? 'hi' : 'en';
}
