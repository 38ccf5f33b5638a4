import type { MergePreview, MergeSide } from '@careline/core/internal/patients/duplicates';
import type { Kysely } from 'kysely';
import { facilitiesWith } from '../../platform/access/access.ts';
import type { Entry } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { identifiersOf, phonesOf } from '../patients.ts';
import { TEXT_PARTS } from '../registration/new-person.ts';
import { columnOf } from '../registration/person-columns.ts';
import { readBoth, type Version } from './merge-access.ts';
import { filledFields, readColumns } from './merge-identity.ts';
import { findObstacles } from './merge-obstacles.ts';
import { countRows } from './merge-rows.ts';

type Columns = Readonly<Record<string, unknown>>;

const texts = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(texts);
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return typeof value === 'string' && value !== '' ? [value] : [];
};

/** Formats an address on one line and ignores other members from its source. */
const addressText = (address: unknown): string => {
  const { text, line, city, district, state, postalCode } = (address ?? {}) as Columns;
  return texts([line, city, district, state, postalCode]).join(', ') || texts(text).join('');
};

const list = (value: unknown): readonly Columns[] => (Array.isArray(value) ? value : []);

/** Returns a patient's fields as text and codes. The screen translates the codes. */
function valuesOf(row: Columns, uhid: string | undefined): MergeSide['values'] {
  const { from, to } = (row.calling_time ?? {}) as { from?: string; to?: string };
  return {
    name: texts(row.name),
    gender: texts(row.gender),
    birthDate: texts(row.birth_date),
    deceased: texts(row.deceased),
    addresses: list(row.addresses)
      .map(addressText)
      .filter((text) => text !== ''),
    emails: texts(row.emails),
    languages: texts(row.languages),
    callingTime: from && to ? [`${from}–${to}`] : [],
    nextOfKin: list(row.next_of_kin).map(({ name, phone }) => texts([name, phone]).join(', ')),
    channels: list(row.channels)
      .filter(({ isEnabled }) => isEnabled === false)
      .flatMap(({ channelType }) => texts(channelType)),
    uhid: texts(uhid),
    ...Object.fromEntries(TEXT_PARTS.map((part) => [part, texts(row[columnOf(part)])])),
  };
}

async function facilitiesOf(tx: Kysely<Schema>, vitaId: string): Promise<string[]> {
  return (await facilitiesWith(tx, [vitaId])).map(({ name }) => name);
}

async function sideOf(tx: Kysely<Schema>, { vitaId, updatedAt }: Version, row: Columns): Promise<MergeSide> {
  const identifiers = await identifiersOf(tx, vitaId);
  return {
    vitaId,
    updatedAt,
    values: valuesOf(row, identifiers.find(({ system }) => system === 'uhid')?.value),
    phones: (await phonesOf(tx, vitaId)).map(({ value }) => value),
    identifiers,
    facilities: await facilitiesOf(tx, vitaId),
    counts: await countRows(tx, vitaId),
  };
}

/** Returns both patients side by side, the rows that would move, and the obstacles. Throws `not-found`. */
export async function readMergePreview(
  tx: Kysely<Schema>,
  { keptId, mergedId }: { readonly keptId: string; readonly mergedId: string },
  entry: Entry,
): Promise<MergePreview> {
  const [kept, merged] = (await readBoth(tx, entry, [keptId, mergedId])) as [Version, Version];
  const [ownRow, mergedRow] = [await readColumns(tx, keptId), await readColumns(tx, mergedId)];
  return {
    kept: await sideOf(tx, kept, ownRow),
    merged: await sideOf(tx, merged, mergedRow),
    filled: [...filledFields(ownRow, mergedRow)],
    obstacles: (await findObstacles(tx, [keptId, mergedId], entry.now)).map((one) => ({ ...one })),
  };
}
