import type { Formats } from '@careline/core/internal/formatting';
import { addressTitleLabel, channelLabel, genderCodeLabel } from '@careline/core/internal/patients';
import {
  type ChangedField,
  kinRelationLabel,
  patientLanguageLabel,
  type RegisteredPatient,
} from '@careline/core/internal/patients/registration';
import { programmeLabel } from '@careline/core/internal/programmes';
import { type Translate, useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import {
  dayText,
  registrationPartLabel,
  registrationPartText,
} from '../patient-registration/words/registration-labels.ts';
import { messages } from './registration-change.messages.ts';

interface Words extends Pick<Formats, 'formatDate'> {
  readonly t: Translate<typeof messages.en>;
  readonly locale: string;
  readonly timeZone: string;
}

type Part<Field extends keyof RegisteredPatient> = NonNullable<RegisteredPatient[Field]>;

const joined = (parts: readonly (string | null | undefined)[], between = ', '): string =>
  parts.filter((part) => part !== undefined && part !== null && part !== '').join(between);

const dateOf = (seconds: number, { t, timeZone, formatDate }: Words): string =>
  seconds === 0 ? t('sinceUnknown') : formatDate(seconds, { timeZone });

/** Formats each field, with a line per entry. */
const LINES: Readonly<Record<string, (value: never, words: Words) => readonly string[]>> = {
  names: (names: Part<'names'>) => names.map(({ given, family }) => joined([given, family], ' ')),
  gender: (gender: string, { locale }: Words) => [genderCodeLabel(gender, locale)],
  birthDate: (day: string, { formatDate }: Words) => [dayText(day, formatDate)],
  phones: (phones: Part<'phones'>) => phones.map(({ value }) => value),
  emails: (emails: Part<'emails'>) => emails,
  addresses: (addresses: Part<'addresses'>, { locale }: Words) =>
    addresses.map(({ title, line, city, district, state, pin }) =>
      joined([addressTitleLabel(title, locale), line, city, district, state, pin]),
    ),
  languages: (codes: Part<'languages'>, { locale }: Words) =>
    codes.map((code) => patientLanguageLabel(code, locale)),
  callingTime: (time: Part<'callingTime'>, { t }: Words) => [t('clock', { from: time.from, to: time.to })],
  nextOfKin: (kin: Part<'nextOfKin'>, { locale }: Words) =>
    kin.map(({ name, relation, phone }) => joined([name, kinRelationLabel(relation, locale), phone])),
  channels: (channels: Part<'channels'>, { locale }: Words) =>
    channels.filter(({ isEnabled }) => isEnabled).map(({ channelType }) => channelLabel(channelType, locale)),
  enrolments: (enrolments: Part<'enrolments'>, words: Words) =>
    enrolments.map(({ programme, enrolledAt }) =>
      joined([programmeLabel(programme), words.t('since', { date: dateOf(enrolledAt, words) })], ' '),
    ),
  pastEnrolments: (enrolments: Part<'pastEnrolments'>, words: Words) =>
    enrolments.map(({ programme, enrolledAt, endedAt }) => {
      const [from, to] = [dateOf(enrolledAt, words), dateOf(endedAt, words)];
      return joined([programmeLabel(programme), words.t('period', { from, to })]);
    }),
  pregnancy: ({ edd }: Part<'pregnancy'>, { t, formatDate }: Words) => [t('due', { date: formatDate(edd) })],
  consent: ({ givenAt }: Part<'consent'>, words: Words) => [dateOf(givenAt, words)],
  consentWithdrawnAt: (at: number, words: Words) => [dateOf(at, words)],
  deceased: (day: string | boolean, { t, formatDate }: Words) => [
    typeof day === 'string' ? t('deceasedOn', { date: dayText(day, formatDate) }) : t('deceased'),
  ],
  uhid: (uhid: string) => [uhid],
};

export interface FieldText {
  readonly label: string;
  /** Removed lines; empty if there was nothing before. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Describes a changed field in words, with only the entries of a list that differ. Unknown fields are shown as sent.
 */
export function useFieldText(): (change: ChangedField) => FieldText {
  const timeZone = useTimeZone();
  const t = useMessages(messages);
  const locale = useLocale();
  const words = { t, locale, timeZone, formatDate: useFormatDate() };
  return ({ field, before, after }) => {
    const own = Object.hasOwn(LINES, field) ? LINES[field] : undefined;
    const linesOf = (value: unknown): readonly string[] => {
      if (value === null || value === undefined || value === false) return [];
      return own ? own(value as never, words) : [registrationPartText(field, plain(value), locale)];
    };
    const [was, is] = [linesOf(before), linesOf(after)];
    const key = `field.${field}`;
    const differ = (some: readonly string[], others: readonly string[]) =>
      some.filter((line) => !others.includes(line));
    const [gone, come] = [differ(was, is), differ(is, was)];
    // Lines with the same text differ in a detail that is not shown, such as the kind of phone.
    const isSame = gone.length === 0 && come.length === 0;
    return {
      label: isFieldKey(key) ? t(key) : (registrationPartLabel(field, locale) ?? field),
      before: isSame ? was : gone,
      after: isSame ? is : come,
    };
  };
}

type FieldKey = Extract<keyof typeof messages.en, `field.${string}`>;
const isFieldKey = (key: string): key is FieldKey => Object.hasOwn(messages.en, key);
