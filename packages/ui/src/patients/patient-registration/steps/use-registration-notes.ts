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

/** A part of the registration and what follows from it. */
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

/** Such as "Karimnagar or Peddapalli, Telangana"; the directory has no districts in two states for one code. */
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

/** Everything that is said of a field, one sentence after the other. */
function together(notes: readonly (readonly [path: string, text: string])[], { t }: Words): FieldNotes {
  const noteOf = new Map<string, string>();
  for (const [path, text] of notes) {
    const before = noteOf.get(path);
    noteOf.set(path, before === undefined ? text : t('both', { first: before, second: text }));
  }
  return Object.fromEntries(noteOf);
}

/** The facility's calendar day, YYYY-MM-DD. */
export const facilityDay = (now: () => number, timeZone: string): string =>
  isoDay(now() / 1000, timeZone) ?? '';

/** What follows from what was entered, by the fields it is said under; doubts come last. */
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
    // That there is no phone is said at the end: before, nobody was asked for it yet.
    const asked = doubts.filter(({ code }) => code !== 'no-phone');
    return together([...placed, ...asked.map((doubt) => [doubt.path, doubtText(doubt)] as const)], words);
  }, [values, doubts, today, placesOfPin, t, locale, formatDate, doubtText]);
}
