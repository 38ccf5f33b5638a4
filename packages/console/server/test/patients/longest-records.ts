import { sectionOfKind } from '@careline/core/internal/record';
import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/database/database.ts';

/** Counts of a person's stored rows. */
export interface LongRecord {
  readonly vitaId: string;
  readonly readings: number;
  /** Imported rows by section. */
  readonly sections: ReadonlyMap<string, number>;
}

/** Returns the ten people with the most rows. */
export async function longestRecords(dataFolder: string): Promise<readonly LongRecord[]> {
  const database = await openDatabase({ dataFolder });
  try {
    const { rows } = await sql<{ id: string; kinds: Record<string, number>; readings: number }>`
      with kinds as (
        select person_id, kind, count(*)::int as rows from imported_resource
        where person_id is not null and held is null group by 1, 2
      ), measured as (select person_id, count(*)::int as rows from reading group by 1)
      select p.id, coalesce((select jsonb_object_agg(k.kind, k.rows) from kinds k where k.person_id = p.id), '{}') as kinds,
        coalesce((select m.rows from measured m where m.person_id = p.id), 0) as readings
      from person p
      order by coalesce((select sum(k.rows) from kinds k where k.person_id = p.id), 0)
        + coalesce((select m.rows from measured m where m.person_id = p.id), 0) desc, p.id
      limit 10`.execute(database.db);
    return rows.map(({ id, kinds, readings }) => {
      const sections = new Map<string, number>();
      for (const [kind, count] of Object.entries(kinds)) {
        const section = sectionOfKind(kind);
        sections.set(section, (sections.get(section) ?? 0) + count);
      }
      return { vitaId: id, readings, sections };
    });
  } finally {
    await database.close();
  }
}
