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

/** Each thing once: what two sources, or two encounters, say of the same is one. */
function eachOnce(entries: readonly ImportedEntry[]): ImportedEntry[] {
  const first = new Map<string, ImportedEntry>();
  for (const entry of entries) if (!first.has(nameKey(entry))) first.set(nameKey(entry), entry);
  return [...first.values()];
}

/** Every row of a section, the newest first. */
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

/** The name and code by which conditions are weighed. */
const namedOf = ({ name, code }: ImportedEntry) => ({ name, code });

/**
 * What holds now of a section: conditions by their weight, the others the newest first. Every row is read: none that holds is left
 * out for its place in a list. Of the stages of a kidney disease only the current one stands.
 */
export async function readInForce(
  tx: Kysely<Schema>,
  vitaId: string,
  section: VitalSection,
): Promise<ImportedEntry[]> {
  const holding = eachOnce((await readRows(tx, vitaId, section)).filter(isInForce));
  return section === 'DIAGNOSIS' ? byWeight(standingConditions(holding, namedOf), namedOf) : holding;
}

/** Social history that came as conditions, the newest first, each thing once. */
export const readSocial = async (tx: Kysely<Schema>, vitaId: string): Promise<ImportedEntry[]> =>
  eachOnce((await readRows(tx, vitaId, 'SOCIAL')).filter(isInForce));
