import { FINDS_ALL_PATIENTS, READS_FACILITY_PATIENTS } from '@careline/core/internal/navigation';
import { foldName, identifierKey, phoneKey } from '@careline/core/internal/patients';
import type { Patient } from 'fhir/r4';
import { type RawBuilder, sql } from 'kysely';
import { MERGED_UHID } from '../../patients/find-by-uhid.ts';
import { mayRead } from '../../platform/access/access.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { dateOf, filled, storedSystem } from '../fhir-systems.ts';
import { coded, refersTo } from '../search/common-parameters.ts';
import type { StringMatch, Token } from '../search/parameter.ts';
import type { DateValue } from '../search/time-range.ts';
import {
  addressesOf,
  communicationOf,
  contactsOf,
  deceasedOf,
  identifiersOf,
  namesOf,
  type StoredIdentifier,
  type StoredKin,
  type StoredPhone,
  telecomOf,
} from './patient-parts.ts';

interface PatientRow extends ResourceRow {
  readonly name: string;
  readonly names: readonly unknown[];
  readonly gender: string;
  readonly birth_date: string | null;
  readonly deceased: string | null;
  readonly addresses: readonly unknown[];
  readonly emails: readonly string[];
  readonly languages: readonly string[];
  readonly next_of_kin: readonly StoredKin[];
  readonly organisation_id: string;
  readonly identifiers: readonly StoredIdentifier[];
  readonly phones: readonly StoredPhone[];
}

const COLUMNS = sql`r.id as person_id, r.name, r.names, r.gender, r.birth_date, r.deceased, r.addresses, r.emails,
  r.languages, r.next_of_kin, r.organisation_id,
  (select coalesce(jsonb_agg(jsonb_build_object('system', i.system, 'value', i.value)
    order by i.system <> 'uhid', i.system, i.value), '[]') from identifier i where i.person_id = r.id) as identifiers,
  (select coalesce(jsonb_agg(jsonb_build_object('value', h.value, 'use', h.use) order by h.position), '[]')
    from person_phone h where h.person_id = r.id) as phones`;

const NEVER = sql<boolean>`false`;
const GENDERS = { MALE: 'male', FEMALE: 'female', OTHER: 'other', UNKNOWN: 'unknown' };

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Every word of a name, at the beginning of a word or anywhere. The key is folded and begins with a space. */
function hasWords(text: string, how: StringMatch): RawBuilder<boolean> {
  const words = foldName(text).split(' ').filter(Boolean);
  if (words.length === 0) return NEVER;
  const patterns = words.map((word) => (how === 'contains' ? `%${word}%` : `% ${word}%`));
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`r.name_key like ${pattern}`),
    sql` and `,
  )})`;
}

/** A part of a name. The folded key narrows the search down, because it has an index. */
function hasPart(part: 'family' | 'given', text: string, how: StringMatch): RawBuilder<boolean> {
  const value = sql`jsonb_path_query(n, ${`$.${part}[*]`}::jsonpath) #>> '{}'`;
  const pattern = how === 'contains' ? `%${escaped(text.toLowerCase())}%` : `${escaped(text.toLowerCase())}%`;
  const isLike = how === 'exact' ? sql`part = ${text}` : sql`lower(part) like ${pattern}`;
  return sql<boolean>`(${hasWords(text, how)} and exists (
    select from jsonb_array_elements(r.names) n, lateral (select ${value} as part) p where ${isLike}))`;
}

const isNamed = (text: string, how: StringMatch): RawBuilder<boolean> =>
  how === 'exact'
    ? sql<boolean>`(r.name = ${text} or ${hasPart('family', text, how)} or ${hasPart('given', text, how)})`
    : hasWords(text, how);

/** Also finds the UHIDs of records that were merged into the patient's. */
function isIdentified({ system, code }: Token): RawBuilder<boolean> {
  const key = code === undefined ? '' : identifierKey(code);
  if (key === '') return NEVER;
  const stored = system === undefined ? undefined : storedSystem(system);
  const systems = stored === 'uhid' ? ['uhid', MERGED_UHID] : [stored];
  const ofSystem = stored === undefined ? sql`` : sql`and i.system = any(${systems}::text[])`;
  // The index begins with the organisation.
  return sql<boolean>`r.id in (select i.person_id from identifier i
    where i.organisation_id = any(array(select o.id from organisation o)) and i.value_key = ${key} ${ofSystem})`;
}

const hasPhone = (code: string | undefined): RawBuilder<boolean> => {
  const key = code === undefined ? '' : phoneKey(code);
  return key === ''
    ? NEVER
    : sql<boolean>`r.id in (select h.person_id from person_phone h where h.number_key = ${key})`;
};

const hasEmail = (code: string | undefined): RawBuilder<boolean> =>
  code === undefined
    ? NEVER
    : sql<boolean>`exists (select from unnest(r.emails) e where lower(e) = ${code.toLowerCase()})`;

function isReached({ system, code }: Token): RawBuilder<boolean> {
  if (system === 'phone') return hasPhone(code);
  if (system === 'email') return hasEmail(code);
  return system === undefined ? sql<boolean>`(${hasPhone(code)} or ${hasEmail(code)})` : NEVER;
}

/** Compares days as text, because a birth date may be a year or a month. */
function isBorn({ prefix, text }: DateValue): RawBuilder<boolean> {
  const [day = ''] = text.split('T');
  const from = sql`(r.birth_date || substr('0000-01-01', length(r.birth_date) + 1)) collate "C"`;
  const until = sql`(r.birth_date || substr('9999-12-31', length(r.birth_date) + 1)) collate "C"`;
  const first = `${day}${'0000-01-01'.slice(day.length)}`;
  const last = `${day}${'9999-12-31'.slice(day.length)}`;
  const within = sql<boolean>`r.birth_date like ${`${day}%`}`;
  switch (prefix) {
    case 'eq':
      return within;
    case 'ne':
      return sql<boolean>`not ${within}`;
    case 'gt':
      return sql<boolean>`${until} > ${last}`;
    case 'sa':
      return sql<boolean>`${from} > ${last}`;
    case 'lt':
      return sql<boolean>`${from} < ${first}`;
    case 'eb':
      return sql<boolean>`${until} < ${first}`;
    case 'ge':
      return sql<boolean>`(${until} > ${last} or ${within})`;
    case 'le':
      return sql<boolean>`(${from} < ${first} or ${within})`;
  }
}

export const patient = defineResource<PatientRow, Patient>({
  type: 'Patient',
  description: 'Patients of the facility that the token is for.',
  unsupported: [
    'Records that were merged into another one answer 410 and name the remaining one. Erased records are not found.',
    'Photos, tags and programmes are not shown.',
  ],
  right: FINDS_ALL_PATIENTS,
  from: sql`person r`,
  columns: COLUMNS,
  updatedAt: sql`r.updated_at`,
  visible: (caller) =>
    sql<boolean>`r.merged_into is null and r.erased_at is null and ${mayRead(caller, sql.ref('r.id'))}`,
  reach: {
    oneOf: ['_id', 'identifier', 'name', 'family', 'given', 'phone', 'telecom', 'email', 'birthdate'],
    unless: READS_FACILITY_PATIENTS,
  },
  parameters: {
    identifier: {
      kind: 'token',
      description: 'UHID, medical record number or another identifier, without regard to spaces and dashes',
      match: isIdentified,
    },
    name: { kind: 'string', description: 'words of the name, in any order', match: isNamed },
    family: {
      kind: 'string',
      description: 'the family name',
      match: (text, how) => hasPart('family', text, how),
    },
    given: {
      kind: 'string',
      description: 'the given name',
      match: (text, how) => hasPart('given', text, how),
    },
    phone: {
      kind: 'token',
      description: 'a phone number, with or without country code',
      match: ({ code }) => hasPhone(code),
    },
    email: { kind: 'token', description: 'an e-mail address', match: ({ code }) => hasEmail(code) },
    telecom: { kind: 'token', description: 'a phone number or an e-mail address', match: isReached },
    birthdate: { kind: 'date', description: 'the birth date, which may be a year or a month', times: isBorn },
    organization: refersTo(
      'the organisation',
      sql`r.organisation_id`,
      'Organization',
      'managingOrganization',
    ),
    gender: coded('the gender', sql`r.gender`, GENDERS, 'http://hl7.org/fhir/administrative-gender'),
  },
  sorts: {
    name: { column: sql`r.name_key collate "C"`, type: 'text' },
    birthdate: { column: sql`coalesce(r.birth_date, '') collate "C"`, type: 'text' },
  },
  order: 'name',
  toResource: (row) =>
    filled<Patient>({
      resourceType: 'Patient',
      identifier: identifiersOf(row.identifiers),
      active: true,
      name: namesOf(row.names, row.name),
      telecom: telecomOf(row.phones, row.emails),
      gender: Object.values(GENDERS).find((code) => code === row.gender.toLowerCase()) as Patient['gender'],
      birthDate: dateOf(row.birth_date),
      ...deceasedOf(row.deceased),
      address: addressesOf(row.addresses),
      contact: contactsOf(row.next_of_kin),
      communication: communicationOf(row.languages),
      managingOrganization: { reference: `Organization/${row.organisation_id}` },
    }),
});
