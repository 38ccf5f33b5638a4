import { genderCodeOf } from '@careline/core/internal/patients';
import type { MergeField } from '@careline/core/internal/patients/duplicates';
import type { registeredPatientSchema } from '@careline/core/internal/patients/registration';
import {
  type Insertable,
  type RawBuilder,
  type Selectable,
  sql,
  type Updateable,
  type UpdateObject,
} from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { soundKey } from '../search/name-sound.ts';
import { nameKey } from '../search/name-spellings.ts';
import { type NewPerson, TEXT_PARTS, type TextPart, type TextParts } from './new-person.ts';

type Person = Schema['person'];
type Column = keyof Person;

/** `bloodGroup` as a column is `blood_group`. */
type ColumnName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : '';

/** A text part without a column of the same name is a compile error here. */
type TextColumn = keyof Pick<Person, ColumnName<TextPart>>;

export const columnOf = (part: TextPart): TextColumn =>
  String(part).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as TextColumn;

/** The text parts of a new patient. */
export const textPartsOf = (values: TextParts): TextParts =>
  Object.fromEntries(TEXT_PARTS.map((part) => [part, values[part] ?? null]));

/** The text parts of a row. */
export const storedTexts = (row: Pick<Selectable<Person>, TextColumn>) =>
  Object.fromEntries(TEXT_PARTS.map((part) => [part, row[columnOf(part)] ?? null])) as {
    readonly [Part in TextPart]: string | null;
  };

/** The columns of the text parts that a change names. */
export const changedTexts = (change: TextParts): Updateable<Pick<Person, TextColumn>> =>
  Object.fromEntries(
    TEXT_PARTS.flatMap((part) => (change[part] === undefined ? [] : [[columnOf(part), change[part]]])),
  );

/** Names of the parts of a registration. */
type PersonPart = keyof (typeof registeredPatientSchema)['entries'];

/** An erasure keeps the column or sets it itself. */
const STAYS = Symbol('stays');

interface PersonColumn<Name extends Column> {
  /** The registration part that the column belongs to; null if registrations do not show it. */
  readonly part: PersonPart | null;
  /** The column is derived from the other columns of its part. */
  readonly follows?: true;
  /** The value stored for a new patient; absent if nothing is stored. */
  readonly written?: (person: NewPerson) => Insertable<Person>[Name];
  /** The value after an erasure. */
  readonly erased: Updateable<Person>[Name] | RawBuilder<unknown> | typeof STAYS;
  /** A newer import from the patient's source replaces it. */
  readonly bySource: boolean;
}

type Columns<Names extends Column> = { readonly [Name in Names]: PersonColumn<Name> };

const keyOf = ({ name, alsoKnownAs }: Pick<NewPerson, 'name' | 'alsoKnownAs'>): string =>
  nameKey([name, ...(alsoKnownAs ?? [])]);

const orNone = (list: readonly unknown[] | undefined): string => JSON.stringify(list ?? []);

/** Returns the columns of a name and of its search keys. */
export function nameColumns(person: Pick<NewPerson, 'name' | 'names' | 'alsoKnownAs'>) {
  const key = keyOf(person);
  return { name: person.name, names: orNone(person.names), name_key: key, name_sound: soundKey(key) };
}

const TEXT_COLUMNS = Object.fromEntries(
  TEXT_PARTS.map((part) => [
    columnOf(part),
    { part, written: (person: NewPerson) => person[part] ?? null, erased: null, bySource: true },
  ]),
) as unknown as Columns<TextColumn>;

/**
 * Every column of a patient: how it is written, which part of the registration it shows, and what erasures, merges and
 * imports do with it. A missing column is a compile error.
 */
export const PERSON_COLUMNS: Columns<Column> = {
  id: { part: 'vitaId', written: ({ id }) => id, erased: STAYS, bySource: false },
  organisation_id: {
    part: null,
    written: ({ organisationId }) => organisationId,
    erased: STAYS,
    bySource: false,
  },
  name: { part: 'names', written: ({ name }) => name, erased: '', bySource: true },
  names: { part: 'names', written: ({ names }) => orNone(names), erased: '[]', bySource: true },
  name_key: { part: 'names', follows: true, written: keyOf, erased: '', bySource: true },
  name_sound: {
    part: 'names',
    follows: true,
    written: (person) => soundKey(keyOf(person)),
    erased: '',
    bySource: true,
  },
  gender: { part: 'gender', written: ({ gender }) => genderCodeOf(gender), erased: STAYS, bySource: true },
  birth_date: {
    part: 'birthDate',
    written: ({ birthDate }) => birthDate ?? null,
    // The year is enough to judge a value by the patient's age.
    erased: sql`left(birth_date, 4)`,
    bySource: true,
  },
  deceased: {
    part: 'deceased',
    written: ({ deceased }) => deceased ?? null,
    erased: sql`left(deceased, 4)`,
    bySource: true,
  },
  languages: {
    part: 'languages',
    written: ({ languages }) => [...(languages ?? [])],
    erased: [],
    bySource: true,
  },
  addresses: {
    part: 'addresses',
    written: ({ addresses }) => orNone(addresses),
    erased: '[]',
    bySource: true,
  },
  emails: { part: 'emails', written: ({ emails }) => [...(emails ?? [])], erased: [], bySource: true },
  // The next three come only from a registration; no source has them.
  calling_time: {
    part: 'callingTime',
    written: ({ callingTime }) => (callingTime ? JSON.stringify(callingTime) : null),
    erased: null,
    bySource: false,
  },
  next_of_kin: {
    part: 'nextOfKin',
    written: ({ nextOfKin }) => orNone(nextOfKin),
    erased: '[]',
    bySource: false,
  },
  channels: { part: 'channels', written: ({ channels }) => orNone(channels), erased: '[]', bySource: false },
  details: {
    part: null,
    written: ({ details }) => (details ? JSON.stringify(details) : null),
    erased: null,
    bySource: true,
  },
  source: { part: null, written: ({ source }) => source, erased: STAYS, bySource: true },
  source_id: { part: null, written: ({ sourceId }) => sourceId ?? null, erased: null, bySource: true },
  content_hash: {
    part: null,
    written: ({ contentHash }) => contentHash ?? null,
    erased: null,
    bySource: true,
  },
  created_at: { part: null, written: ({ createdAt }) => createdAt, erased: STAYS, bySource: false },
  updated_at: { part: 'updatedAt', written: ({ updatedAt }) => updatedAt, erased: STAYS, bySource: true },
  consent_withdrawn_at: { part: 'consentWithdrawnAt', erased: STAYS, bySource: false },
  erased_at: { part: null, erased: STAYS, bySource: false },
  record_until: { part: null, erased: STAYS, bySource: false },
  merged_into: { part: null, erased: STAYS, bySource: false },
  ...TEXT_COLUMNS,
};

type AnyColumn = PersonColumn<Column>;
const ENTRIES = Object.entries(PERSON_COLUMNS) as unknown as readonly (readonly [Column, AnyColumn])[];

const namesOf = (isOne: (column: AnyColumn) => boolean): readonly Column[] =>
  ENTRIES.filter(([, column]) => isOne(column)).map(([name]) => name);

/** The columns that a registration shows. */
export const SHOWN_COLUMNS = namesOf(({ part }) => part !== null);

/** Converts a new patient to a row. */
export const personRow = (person: NewPerson): Insertable<Person> =>
  Object.fromEntries(
    ENTRIES.flatMap(([name, { written }]) => (written ? [[name, written(person)]] : [])),
  ) as unknown as Insertable<Person>;

/** Returns the columns to update from newer source data, without unknown values and values corrected here. */
export function rowFromSource(person: NewPerson, corrected: ReadonlySet<string>): Updateable<Person> {
  const newer = ENTRIES.filter(([, { part, bySource }]) => bySource && !(part && corrected.has(part)));
  return Object.fromEntries(
    newer.flatMap(([name, { written }]) => (written ? [[name, written(person)]] : [])),
  ) as Updateable<Person>;
}

/** Returns the values of an erased patient's columns, except the erasure times. */
export const erasedColumns = (): UpdateObject<Schema, 'person'> =>
  Object.fromEntries(
    ENTRIES.flatMap(([name, { erased }]) => (erased === STAYS ? [] : [[name, erased]])),
  ) as UpdateObject<Schema, 'person'>;

const partOf = (field: Exclude<MergeField, 'uhid'>): PersonPart => (field === 'name' ? 'names' : field);

/** Returns the columns of a merged field, without derived ones. */
export const mergedColumns = (field: Exclude<MergeField, 'uhid'>): readonly Column[] =>
  namesOf(({ part, follows }) => part === partOf(field) && !follows);
