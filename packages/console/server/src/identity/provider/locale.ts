import { LABEL_LANGUAGES, type LabelLocale } from '@careline/core/internal/formatting';

/**
 * Returns the first supported language of `Accept-Language` headers or OpenID's `ui_locales`.
 * Both list languages in order of preference; our clients' weights follow that order.
 */
export function localeOf(...preferences: readonly (string | undefined)[]): LabelLocale {
  const languages = preferences.flatMap((list) => (list ?? '').toLowerCase().split(/[,\s]+/));
  const known = languages
    .map((one) => one.split(/[-;]/)[0])
    .flatMap((one) => LABEL_LANGUAGES.find((language) => language === one) ?? []);
  return known[0] ?? 'en';
}
