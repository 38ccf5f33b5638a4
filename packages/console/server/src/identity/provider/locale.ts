export type Locale = 'en' | 'hi';

/**
 * The first language of an `Accept-Language` header, or of OpenID's `ui_locales`, that the pages are written in. Both
 * list languages in order of preference; weights of our clients follow that order.
 */
export function localeOf(...preferences: readonly (string | undefined)[]): Locale {
  const languages = preferences.flatMap((list) => (list ?? '').toLowerCase().split(/[,\s]+/));
  const known = languages.map((one) => one.split(/[-;]/)[0]).find((one) => one === 'hi' || one === 'en');
  return known === 'hi' ? 'hi' : 'en';
}
