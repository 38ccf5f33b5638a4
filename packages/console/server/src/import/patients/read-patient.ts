import { namesInOrder, readSourceDay } from '@careline/core/internal/fhir/values';
import { type Gender, writtenEmails, writtenPhones } from '@careline/core/internal/patients';
import { fieldPart } from '@careline/core/internal/patients/registration';
import * as v from 'valibot';
import { comparePartialDays } from '../../observations/doubtful-time.ts';
import { type NewPerson, TEXT_PARTS, type TextParts } from '../../patients/registration/new-person.ts';
import type { Remark } from '../batch-result.ts';
import { without } from '../files/row-fields.ts';
import { identifierKind } from './national-numbers.ts';
import type { PatientRow } from './patient-row.ts';
import { foreignSystem, isAmbiguous } from './sender.ts';

export interface ReadPatient {
  readonly person: Omit<
    NewPerson,
    'id' | 'organisationId' | 'facilityIds' | 'contentHash' | 'createdAt' | 'updatedAt' | 'enrolments'
  >;
  readonly remarks: readonly Remark[];
}

/** Doubts stored in `details.doubts`. */
type PersonDoubt = Extract<Remark, 'birth-in-future' | 'death-in-future' | 'death-before-birth'>;

/** FHIR words, and the letters of HL7 v2 and v3. */
const GENDERS: Readonly<Record<string, Gender>> = {
  male: 'male',
  m: 'male',
  female: 'female',
  f: 'female',
  other: 'other',
  o: 'other',
};

const IN_COLUMNS = new Set([
  ...['source', 'id', 'medicalRecordNumber', 'name', 'gender', 'birthDate', 'phone', 'email', 'address'],
  ...['language', 'deceased', 'identifiers'],
]);

/** Returns parts that are a single text, if the source has them in the form of a registration. */
function textPartsIn(row: PatientRow): TextParts {
  const read = TEXT_PARTS.flatMap((part): [string, string][] => {
    const { success, output } = v.safeParse(fieldPart(part).sent, row[part]);
    return success && typeof output === 'string' ? [[part, output]] : [];
  });
  return Object.fromEntries(read);
}

/** National numbers are risky to store and are not used as identifiers here. */
const isStored = (identifier: NonNullable<PatientRow['identifiers']>[number]): boolean =>
  identifierKind(identifier) === undefined;

/** Returns data without a column, and the original form of converted data. */
function detailsOf(
  row: PatientRow,
  person: { gender: string; birthDate: string | null; deceased: string | null },
  doubts: readonly PersonDoubt[],
  texts: TextParts,
) {
  const identifiers = (row.identifiers ?? []).filter(isStored);
  const details = {
    ...without(row, new Set([...IN_COLUMNS, ...Object.keys(texts)])),
    ...(identifiers.length > 0 && { identifiers }),
    ...(row.gender !== undefined && row.gender !== person.gender && { gender: row.gender }),
    ...(row.birthDate !== undefined && row.birthDate !== person.birthDate && { birthDate: row.birthDate }),
    ...(typeof row.deceased === 'string' && row.deceased !== person.deceased && { deceased: row.deceased }),
    ...(row.language?.some((language) => language.text !== undefined) && { language: row.language }),
    ...(doubts.length > 0 && { doubts }),
  };
  return Object.keys(details).length === 0 ? null : details;
}

function deceasedOf({ deceased }: PatientRow, timeZone?: string): string | null {
  if (deceased === undefined || deceased === false) return null;
  return deceased === true ? 'true' : (readSourceDay(deceased, timeZone) ?? 'true');
}

/**
 * Returns dates that can be used in judgements. A future birth gives no age, a future death means alive, and a death
 * before birth means an unknown day of death. The details keep the dates as they came.
 */
function plausibleLife(row: PatientRow, latest: string, timeZone?: string) {
  const birthDate = (row.birthDate && readSourceDay(row.birthDate, timeZone)) || null;
  const deceased = deceasedOf(row, timeZone);
  const isDay = deceased !== null && deceased !== 'true';
  const unborn = birthDate !== null && comparePartialDays(birthDate, latest) > 0;
  const toDie = isDay && comparePartialDays(deceased, latest) > 0;
  const before =
    isDay && !toDie && !unborn && birthDate !== null && comparePartialDays(deceased, birthDate) < 0;
  const found: (PersonDoubt | false)[] = [
    unborn && 'birth-in-future',
    toDie && 'death-in-future',
    before && 'death-before-birth',
  ];
  const dead = before ? 'true' : deceased;
  return {
    birthDate: unborn ? null : birthDate,
    deceased: toDie ? null : dead,
    doubts: found.filter((doubt) => doubt !== false),
  };
}

function remarksOf(
  row: PatientRow,
  name: string,
  birthDate: string | null,
  doubts: readonly PersonDoubt[],
  hasPhone: boolean,
): Remark[] {
  const found: (Remark | false)[] = [
    name === '' && 'no-name',
    row.birthDate === undefined && 'no-birth-date',
    row.birthDate !== undefined &&
      birthDate === null &&
      !doubts.includes('birth-in-future') &&
      'birth-date-unreadable',
    ...doubts,
    !hasPhone && 'no-phone',
    isAmbiguous(row) && 'sender-unnamed',
  ];
  return found.filter((remark) => remark !== false);
}

/** Longer values are not numbers that people type, and exceed the limit of an index. */
const MAX_IDENTIFIER = 200;

/** Stores invalid phone numbers only in the details, as written. They are neither shown as numbers nor dialled. */
function contactsOf({ phone = [], email = [] }: PatientRow) {
  const phones = phone.map(({ value, use }) => ({ value, use: use ?? null, read: writtenPhones(value) }));
  const emails = email.map((value) => ({ value, read: writtenEmails(value) }));
  const found = phones.flatMap(({ use, read }) => read.numbers.map((value) => ({ value, use })));
  return {
    phones: [...new Map(found.map((one) => [one.value, one])).values()],
    emails: [...new Set(emails.flatMap(({ read }) => read.emails))],
    phonesWritten: phones.filter(({ read }) => !read.isWhole).map(({ value }) => value),
    emailsWritten: emails.filter(({ read }) => !read.isWhole).map(({ value }) => value),
  };
}

/** Returns record numbers under their source, and others under their own systems. All of them find the person. */
function identifiersOf({ source, medicalRecordNumber = [], identifiers = [] }: PatientRow) {
  const all = [
    ...medicalRecordNumber
      .filter((value) => isStored({ value, type: 'MR' }))
      .map((value) => ({ system: source, value })),
    ...identifiers.filter(isStored),
  ];
  return all.flatMap(({ system = source, value = '' }) => {
    const fits = value !== '' && value.length <= MAX_IDENTIFIER && system.length <= MAX_IDENTIFIER;
    return fits ? [{ system: foreignSystem(system), value }] : [];
  });
}

function withContacts(
  details: Record<string, unknown> | null,
  { phonesWritten, emailsWritten }: ReturnType<typeof contactsOf>,
): Record<string, unknown> | null {
  const written = {
    ...(phonesWritten.length > 0 && { phonesWritten }),
    ...(emailsWritten.length > 0 && { emailsWritten }),
  };
  return Object.keys(written).length === 0 ? details : { ...details, ...written };
}

/**
 * Reads a patient from a row. Medical record numbers become identifiers of their source.
 * @param latest the latest possible day, YYYY-MM-DD
 * @param timeZone of the facility, for dates written with a time
 */
export function readPatient(row: PatientRow, latest: string, timeZone?: string): ReadPatient {
  const [shown = '', ...others] = namesInOrder(row.name ?? []);
  const gender = GENDERS[row.gender?.trim().toLowerCase() ?? ''] ?? 'unknown';
  const { birthDate, deceased, doubts } = plausibleLife(row, latest, timeZone);
  const texts = textPartsIn(row);
  const contacts = contactsOf(row);
  return {
    person: {
      ...texts,
      name: shown,
      names: row.name ?? [],
      alsoKnownAs: others,
      gender,
      birthDate,
      deceased,
      languages: (row.language ?? []).flatMap((language) => language.code ?? language.text ?? []),
      addresses: row.address ?? [],
      emails: contacts.emails,
      identifiers: identifiersOf(row),
      phones: contacts.phones,
      details: withContacts(detailsOf(row, { gender, birthDate, deceased }, doubts, texts), contacts),
      source: row.source,
      sourceId: row.id,
    },
    remarks: [
      ...remarksOf(row, shown, birthDate, doubts, contacts.phones.length > 0),
      ...(contacts.phonesWritten.length > 0 ? (['phone-unreadable'] as const) : []),
      ...(contacts.emailsWritten.length > 0 ? (['email-unreadable'] as const) : []),
    ],
  };
}
