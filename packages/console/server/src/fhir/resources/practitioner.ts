import type { Practitioner } from 'fhir/r4';
import { sql } from 'kysely';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, own } from '../fhir-systems.ts';
import { READS_DIRECTORY } from './directory-right.ts';

interface PractitionerRow extends ResourceRow {
  readonly name: string;
  readonly active: boolean;
  readonly languages: readonly string[];
  readonly qualification: string | null;
  readonly registration_number: string | null;
  readonly registration_council: string | null;
}

const escaped = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

const registrationOf = ({
  registration_number,
  registration_council,
}: PractitionerRow): Practitioner['identifier'] =>
  registration_number
    ? [
        {
          system: own('registration'),
          value: registration_number,
          ...(registration_council ? { assigner: { display: registration_council } } : {}),
        },
      ]
    : [];

export const practitioner = defineResource<PractitionerRow, Practitioner>({
  type: 'Practitioner',
  description: 'Staff of the organisation: name, qualification and registration.',
  unsupported: ['E-mail addresses and scopes are not shown.'],
  right: READS_DIRECTORY,
  from: sql`staff r`,
  columns: sql`null::uuid as person_id, r.name, r.active, r.languages, r.qualification, r.registration_number,
    r.registration_council`,
  updatedAt: sql`greatest(r.updated_at, extract(epoch from r.created_at)::bigint)`,
  visible: ({ organisationId }) => sql<boolean>`r.organisation_id = ${organisationId}`,
  parameters: {
    name: {
      kind: 'string',
      description: 'the beginning of a word of the name',
      match: (text, how) =>
        how === 'exact'
          ? sql<boolean>`r.name = ${text}`
          : sql<boolean>`(' ' || lower(r.name)) like ${`%${how === 'start' ? ' ' : ''}${escaped(text)}%`}`,
    },
    identifier: {
      kind: 'token',
      description: 'the registration number',
      match: ({ system, code }) =>
        code === undefined || (system !== undefined && system !== own('registration'))
          ? sql<boolean>`false`
          : sql<boolean>`r.registration_number = ${code}`,
    },
    active: {
      kind: 'token',
      description: 'whether the account is active: true or false',
      match: ({ code }) => sql<boolean>`r.active = ${code === 'true'}::boolean`,
    },
  },
  sorts: { name: { column: sql`lower(r.name) collate "C"`, type: 'text' } },
  order: 'name',
  toResource: (row) =>
    filled<Practitioner>({
      resourceType: 'Practitioner',
      identifier: registrationOf(row),
      active: row.active,
      name: [{ text: row.name }],
      qualification: row.qualification ? [{ code: { text: row.qualification } }] : [],
      communication: row.languages.map((code) => ({ coding: [{ system: 'urn:ietf:bcp:47', code }] })),
    }),
});
