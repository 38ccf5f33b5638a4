import { type ImportedEntry, isInForce, type VitalSection } from '@careline/core/record';
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

/** What holds now of a section, the newest first. Every row is read: none that holds is left out for its place in a list. */
export async function readInForce(
  tx: Kysely<Schema>,
  vitaId: string,
  section: VitalSection,
): Promise<ImportedEntry[]> {
  const rows = await selectEntries(tx)
    .where('r.person_id', '=', vitaId)
    .where(inSection(section))
    .orderBy('sort_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
  return eachOnce(rows.map(toEntry).filter(isInForce));
}
