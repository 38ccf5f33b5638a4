import {
  byWeight,
  type ImportedEntry,
  isInForce,
  type RecordSection,
  standingConditions,
  type VitalSection,
} from '@careline/core/internal/record';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { inSection, selectEntries, toEntry } from './imported-entries.ts';

const nameKey = ({ code, name, sourceId }: ImportedEntry): string =>
  name?.toLowerCase() ?? code?.code ?? sourceId;

/** Removes duplicates reported by several sources or encounters. */
function eachOnce(entries: readonly ImportedEntry[]): ImportedEntry[] {
  const first = new Map<string, ImportedEntry>();
  for (const entry of entries) if (!first.has(nameKey(entry))) first.set(nameKey(entry), entry);
  return [...first.values()];
}

/** Returns every row of a section, newest first. */
export async function readRows(
  tx: Kysely<Schema>,
  vitaId: string,
  section: RecordSection,
): Promise<ImportedEntry[]> {
  const rows = await selectEntries(tx)
    .where('r.person_id', '=', vitaId)
    .where(inSection(section))
    .orderBy('sort_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
  return rows.map(toEntry);
}

/** Returns the name and code that conditions are ranked by. */
const namedOf = ({ name, code }: ImportedEntry) => ({ name, code });

/**
 * Returns the current entries of a section: conditions by rank, others newest first. Reads every row, so that no
 * current one is missed. Of the stages of a kidney disease it returns only the current one.
 */
export async function readInForce(
  tx: Kysely<Schema>,
  vitaId: string,
  section: VitalSection,
): Promise<ImportedEntry[]> {
  const holding = eachOnce((await readRows(tx, vitaId, section)).filter(isInForce));
  return section === 'DIAGNOSIS' ? byWeight(standingConditions(holding, namedOf), namedOf) : holding;
}

/** Returns social history that was imported as conditions, newest first, without duplicates. */
export const readSocial = async (tx: Kysely<Schema>, vitaId: string): Promise<ImportedEntry[]> =>
  eachOnce((await readRows(tx, vitaId, 'SOCIAL')).filter(isInForce));
