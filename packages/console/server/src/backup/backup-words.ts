import type { BackupSummary } from './read-backup.ts';

const number = (value: number): string => value.toLocaleString('en-US');

/** Tables to count by name. All others only add to the total. */
const NAMED: readonly (readonly [table: string, words: string])[] = [
  ['staff', 'members of staff'],
  ['person', 'patients'],
  ['contact', 'calls'],
  ['reading', 'readings'],
];

/** Returns a one-sentence summary of a backup's content. */
export function contentWords({ end }: BackupSummary): string {
  const named = NAMED.map(([table, words]) => `${number(end.tables[table]?.rows ?? 0)} ${words}`);
  const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
  const files = end.files === 0 ? '' : ` and ${number(end.files)} files`;
  return `${named.join(', ')}; ${number(rows)} rows${files} in all`;
}
