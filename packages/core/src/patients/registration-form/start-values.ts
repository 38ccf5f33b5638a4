import { type FormValues, initialValues, withEntry, withNewRow } from '#forms';
import { CHANNEL_TYPES, type RegistrationStart } from '#patients';
import { PROGRAMME_KEYS } from '#programmes';
import { enrolledOnKey, REGISTRATION_FORM } from './registration-form.ts';

/** The last word of several is the family name; the person at the desk sees it and moves it where that is wrong. */
function namesIn(typed: string): readonly [given: string, family: string] {
  const words = typed.trim().split(/\s+/);
  const family = words.length > 1 ? (words.pop() ?? '') : '';
  return [words.join(' '), family];
}

/** The language of a locale that the consent text is there in. */
const consentLocale = (locale: string): string => (locale.toLowerCase().startsWith('hi') ? 'hi' : 'en');

/** An untouched form: all channels enabled (specification 3.3), enrolment today, one address to fill in. */
function untouched(today: string, locale: string): FormValues {
  const values = withNewRow(REGISTRATION_FORM, initialValues(REGISTRATION_FORM), 'addresses');
  const since = Object.fromEntries(PROGRAMME_KEYS.map((key) => [enrolledOnKey(key), today]));
  return {
    ...values,
    programmes: { ...values.programmes, ...since },
    preferences: { ...values.preferences, channels: [...CHANNEL_TYPES] },
    consent: { ...values.consent, locale: consentLocale(locale) },
  };
}

/**
 * The form as it begins, with what a search that found nobody hands over.
 * @param today the facility's calendar day, YYYY-MM-DD
 */
export function startValues(start: RegistrationStart, today: string, locale: string): FormValues {
  const [given, family] = namesIn(start.name ?? '');
  const entries: readonly (readonly [section: string, key: string, text: string | undefined])[] = [
    ['name', 'given', given],
    ['name', 'family', family],
    ['phones', 'value', start.phone],
    ['person', 'birthDate', start.birthDate],
    ['uhid', 'uhid', start.uhid],
  ];
  return entries.reduce(
    (values, [section, key, text]) =>
      text ? withEntry(REGISTRATION_FORM, values, { section, key }, text) : values,
    untouched(today, locale),
  );
}
