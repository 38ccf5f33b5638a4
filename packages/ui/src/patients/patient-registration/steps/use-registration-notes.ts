import { type Formats, formatAge, formatDaysInWeeks, isoDay } from '@careline/core/internal/formatting';
import { normalisePhone, phoneText } from '@careline/core/internal/patients';
import {
  birthDateOfAge,
  datePregnancy,
  indianStateLabel,
  isPinCode,
  type RegistrationParts,
} from '@careline/core/internal/patients/registration';
import {
  type PlacesOfPin,
  type RegistrationState,
  registrationParts,
} from '@careline/core/internal/patients/registration-form';
import { useMemo } from 'react';
import type { FieldNotes } from '../../../forms/form-renderer/index.ts';
import { type Translate, useFormatDate, useLocale, useMessages } from '../../../messages/index.ts';
import { messages } from '../patient-registration.messages.ts';
import { dayText } from '../words/registration-labels.ts';
import { useDoubtText } from '../words/use-doubt-text.ts';

/** A field of the registration and a note about it. */
type Note = readonly [part: string, text: string];

interface Words extends Pick<Formats, 'formatDate'> {
  readonly t: Translate<typeof messages.en>;
  readonly locale: string;
  readonly today: string;
  readonly placesOfPin: PlacesOfPin;
}

function birthNotes({ birthDate, age }: RegistrationParts, { t, locale, today, formatDate }: Words): Note[] {
  const born = age && birthDateOfAge(age, today);
  if (born) return [['age', t('bornAbout', { date: dayText(born, formatDate) })]];
  const text = birthDate === undefined ? '--' : formatAge(birthDate, today, { locale });
  return text === '--' ? [] : [['birthDate', t('ageIs', { age: text })]];
}

const phoneNotes = ({ phones = [] }: RegistrationParts, { t }: Words): Note[] =>
  phones.flatMap(({ value }, index): Note[] => {
    const number = normalisePhone(value);
    return number ? [[`phones.${index}.value`, t('understoodPhone', { number: phoneText(number) })]] : [];
  });

/**
 * Names the places of a PIN code, such as "Karimnagar or Peddapalli, Telangana". No code has districts in two states.
 */
function pinText(pin: string, { t, locale, placesOfPin }: Words): string {
  const places = placesOfPin(pin);
  const states = [...new Set(places.map(({ state }) => indianStateLabel(state, locale)))].join(t('or'));
  const districts = places.flatMap(({ district }) => district ?? []).join(t('or'));
  return [districts, states].filter((text) => text !== '').join(', ') || t('noState');
}

const pinNotes = ({ addresses = [] }: RegistrationParts, words: Words): Note[] =>
  addresses.flatMap(({ pin = '' }, index): Note[] =>
    isPinCode(pin) ? [[`addresses.${index}.pin`, pinText(pin, words)]] : [],
  );

function pregnancyNotes({ pregnancy }: RegistrationParts, { t, locale, today, formatDate }: Words): Note[] {
  const dating = pregnancy && datePregnancy(pregnancy, today);
  if (!dating) return [];
  const age = formatDaysInWeeks(dating.days, { locale });
  const words = { date: formatDate(dating.edd), age };
  return [['pregnancy.edd', dating.basis === 'scan' ? t('dueByScan', words) : t('dueByLmp', words)]];
}

/** Joins all notes of a field into one text. */
function together(notes: readonly (readonly [path: string, text: string])[], { t }: Words): FieldNotes {
  const noteOf = new Map<string, string>();
  for (const [path, text] of notes) {
    const before = noteOf.get(path);
    noteOf.set(path, before === undefined ? text : t('both', { first: before, second: text }));
  }
  return Object.fromEntries(noteOf);
}

/** Returns the calendar day at the facility, YYYY-MM-DD. */
export const facilityDay = (now: () => number, timeZone: string): string =>
  isoDay(now() / 1000, timeZone) ?? '';

/** Returns the notes about entered values, by the field they appear under. Doubts come last. */
export function useRegistrationNotes(
  { values, doubts }: Pick<RegistrationState, 'values' | 'doubts'>,
  today: string,
  placesOfPin: PlacesOfPin,
): FieldNotes {
  const t = useMessages(messages);
  const locale = useLocale();
  const formatDate = useFormatDate();
  const doubtText = useDoubtText();
  return useMemo(() => {
    const { parts, places } = registrationParts(values, today, 0);
    const words = { t, locale, today, placesOfPin, formatDate };
    const facts = [birthNotes, phoneNotes, pinNotes, pregnancyNotes].flatMap((notes) => notes(parts, words));
    const placed = facts.flatMap(([part, text]) => {
      const place = places.get(part);
      return place === undefined ? [] : [[place, text] as const];
    });
    // A missing phone is mentioned only at the end, because the field may not have been reached yet.
    const asked = doubts.filter(({ code }) => code !== 'no-phone');
    return together([...placed, ...asked.map((doubt) => [doubt.path, doubtText(doubt)] as const)], words);
  }, [values, doubts, today, placesOfPin, t, locale, formatDate, doubtText]);
}
