import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/database/database.ts';

/** The identifying columns and the content of each table. Ids and times of an import differ between runs. */
const TABLES = {
  person: sql`select source, source_id, content_hash, name, names, birth_date, details from person order by 1, 2`,
  identifier: sql`select person.source, person.source_id, system from identifier
    join person on person.id = person_id order by 1, 2, 3`,
  facility: sql`select person.source, person.source_id from person_facility
    join person on person.id = person_id order by 1, 2`,
  reading: sql`select reading.source, reading.source_id, reading.content_hash, person.source_id as patient, metric,
    sort_at, time_text, "values" from reading join person on person.id = person_id order by 1, 2, 3`,
  resource: sql`select kind, resource.source, resource.source_id, resource.content_hash, person.source_id as patient,
    content, at from imported_resource as resource left join person on person.id = person_id order by 1, 2, 3, 4`,
} as const;

export type ImportedContents = Readonly<Record<keyof typeof TABLES, readonly unknown[]>>;

/** Returns everything that imports wrote into a data folder, sorted. The folder must not be in use. */
export async function importedContents(dataFolder: string): Promise<ImportedContents> {
  const database = await openDatabase({ dataFolder });
  try {
    const read = async (name: keyof typeof TABLES) => (await TABLES[name].execute(database.db)).rows;
    return {
      person: await read('person'),
      identifier: await read('identifier'),
      facility: await read('facility'),
      reading: await read('reading'),
      resource: await read('resource'),
    };
  } finally {
    await database.close();
  }
}
