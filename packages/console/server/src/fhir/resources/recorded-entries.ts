import { entryFromFhir } from '@careline/core/internal/fhir';
import type { EntryContent } from '@careline/core/internal/record';
import type { CodeableConcept } from 'fhir/r4';
import { type RawBuilder, sql } from 'kysely';
import { isReplaced, isTheirs } from '../../observations/imported-rows.ts';
import { mayRead } from '../../platform/access/access.ts';
import type { Caller } from '../../platform/http/route.ts';
import { isNewest } from '../../record/case-sheet-versions.ts';
import type { ResourceRow } from '../fhir-resource.ts';
import { SNOMED } from '../fhir-systems.ts';
import type { Token, TokenParameter } from '../search/parameter.ts';

/** A statement of a record: imported from another system, or a row of a case sheet. */
export interface EntryRow extends ResourceRow {
  readonly person_id: string;
  /** The kind of an imported resource; `sheet` for a row of a case sheet. */
  readonly kind: string;
  /** JSON. */
  readonly content: string;
  readonly created_at: number;
  readonly author_id: string | null;
  readonly author_name: string | null;
  readonly encounter_id: string | null;
}

export const ENTRY_COLUMNS = sql`r.person_id, r.kind, r.content, r.created_at, r.author_id, r.author_name, r.encounter_id`;

export const isVisibleEntry = (caller: Caller): RawBuilder<boolean> =>
  mayRead(caller, sql.ref('r.person_id'));

/** Imported resources of these kinds. Older versions of the same resource are left out. */
const imported = (kinds: readonly string[]): RawBuilder<unknown> => sql`
  select r.id::text as id, r.id as row_id, r.person_id, r.kind, r.content, r.created_at, null::uuid as author_id,
    null::text as author_name, null::uuid as encounter_id
  from imported_resource r
  where r.kind = any(${[...kinds]}::text[]) and r.person_id is not null and ${isTheirs} and not ${isReplaced}`;

/** Rows of a part of a case sheet's section, in its newest version. `path` leads to their list. */
const sheetRows = (section: string, path: string): RawBuilder<unknown> => sql`
  select v.id || '-' || n.place as id, v.id as row_id, v.person_id, 'sheet' as kind, n.value::text as content,
    v.created_at, v.author_id, a.name as author_name, v.encounter_id
  from case_sheet_version v join staff a on a.id = v.author_id
  cross join lateral jsonb_array_elements(
    case when jsonb_typeof(v.answers #> ${path}::text[]) = 'array' then v.answers #> ${path}::text[] else '[]' end)
    with ordinality n(value, place)
  where v.section = ${section} and ${isNewest}`;

/** A statement of a section that excludes rows, such as that no allergy is known. */
const sheetStatement = (section: string, path: string): RawBuilder<unknown> => sql`
  select v.id || '-0' as id, v.id as row_id, v.person_id, 'none' as kind, '{}' as content, v.created_at, v.author_id,
    a.name as author_name, v.encounter_id
  from case_sheet_version v join staff a on a.id = v.author_id
  where v.section = ${section} and v.answers #> ${path}::text[] = 'true'::jsonb and ${isNewest}`;

export interface EntrySources {
  readonly kinds: readonly string[];
  readonly section?: { readonly key: string; readonly rows: string; readonly none?: string };
}

/** Returns the rows of all sources as one table `r`. */
export function entriesFrom({ kinds, section }: EntrySources): RawBuilder<unknown> {
  const parts = [
    imported(kinds),
    ...(section ? [sheetRows(section.key, section.rows)] : []),
    ...(section?.none ? [sheetStatement(section.key, section.none)] : []),
  ];
  return sql`(${sql.join(parts, sql` union all `)}) r`;
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** Returns the readable content of an imported resource. */
export const contentOf = ({ kind, content }: EntryRow): EntryContent => entryFromFhir(kind, parsed(content));

/** Returns the answers of a row of a case sheet. */
export function answersOf({ content }: EntryRow): Readonly<Record<string, unknown>> {
  const value = parsed(content);
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const ADDRESS = /^(https?:\/\/|urn:)\S+$/;

/** Returns the name and code of an imported resource. A code without a system is only a text. */
export function conceptOf({ name, code }: Pick<EntryContent, 'name' | 'code'>): CodeableConcept {
  const system = code?.system === 'SNOMED-CT' ? SNOMED : code?.system;
  const coding =
    code && system !== undefined && ADDRESS.test(system) ? { coding: [{ system, code: code.code }] } : {};
  return { ...coding, text: name ?? code?.code ?? 'Not named' };
}

/** Returns a detail of an imported resource as a text. */
export const detailOf = ({ details }: EntryContent, wanted: string): string | undefined =>
  details.find(({ key }) => key === wanted)?.text;

/** Searches the code in the JSON of a row, whatever its system is. */
export const codeInContent = (description: string): TokenParameter => ({
  kind: 'token',
  description,
  match: ({ code }: Token) =>
    code === undefined
      ? sql<boolean>`false`
      : sql<boolean>`r.content ~ ${`"code"\\s*:\\s*"${code.replace(/[^A-Za-z0-9]/g, '\\$&')}"`}`,
});

export const authorOf = ({ author_id, author_name }: EntryRow) =>
  author_id === null
    ? undefined
    : { reference: `Practitioner/${author_id}`, ...(author_name === null ? {} : { display: author_name }) };
