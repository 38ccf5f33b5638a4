import { type FormValues, initialValues, withEntry, withNewRow } from '#forms';
import { CHANNEL_TYPES, type RegistrationStart } from '#patients';
import { consentLanguage } from '#patients/registration';
import { PROGRAMME_KEYS } from '#programmes';
import { enrolledOnKey, REGISTRATION_FORM } from './registration-form.ts';

/** Treats the last of several words as the family name. The user sees it and can correct it. */
function namesIn(typed: string): readonly [given: string, family: string] {
  const words = typed.trim().split(/\s+/);
  const family = words.length > 1 ? (words.pop() ?? '') : '';
  return [words.join(' '), family];
}

/** Returns initial values: all channels enabled (specification 3.3), enrolment today, one empty address. */
function untouched(today: string, locale: string): FormValues {
  const values = withNewRow(REGISTRATION_FORM, initialValues(REGISTRATION_FORM), 'addresses');
  const since = Object.fromEntries(PROGRAMME_KEYS.map((key) => [enrolledOnKey(key), today]));
  return {
    ...values,
    programmes: { ...values.programmes, ...since },
    preferences: { ...values.preferences, channels: [...CHANNEL_TYPES] },
    consent: { ...values.consent, locale: consentLanguage(locale) },
  };
}

/**
 * Returns the initial form, with values from a search without result.
 * @param today calendar day of the facility, YYYY-MM-DD
 */
export function startValues(
  start: RegistrationStart,
  today: string,
  locale: string,
  isWalkIn = false,
): FormValues {
  const [given, family] = namesIn(start.name ?? '');
  const entries: readonly (readonly [section: string, key: string, text: string | undefined])[] = [
    ['name', 'given', given],
    ['name', 'family', family],
    ['phones', 'value', start.phone],
    ['person', 'birthDate', start.birthDate],
    ['uhid', 'uhid', start.uhid],
    // Most people at a desk know their age, and few carry a paper with their birth date.
    ['person', 'birthKnown', isWalkIn && !start.birthDate ? 'age' : undefined],
  ];
  return entries.reduce(
    (values, [section, key, text]) =>
      text ? withEntry(REGISTRATION_FORM, values, { section, key }, text) : values,
    untouched(today, locale),
  );
}
