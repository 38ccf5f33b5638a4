import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databases, type TestDatabase } from '../../../test/databases.ts';
import { searchPatients } from '../../patients/search/patient-search.ts';
import { runWork } from '../../platform/database/work.ts';
import { importPatients } from './import-patients.ts';

/** Names from public data sets, with accents, apostrophes, digits and several given names. */
const beside = fileURLToPath(new URL('../../../../../../../shared/data', import.meta.url));
const file = join(process.env.CARELINE_SHARED_DATA ?? beside, 'patients-a.ndjson');
const there = existsSync(file);
if (!there) {
  console.log(
    'SKIPPED the search for real names: set CARELINE_SHARED_DATA to a folder with patients-a.ndjson.',
  );
}

interface SourcePerson {
  readonly id: string;
  readonly name?: readonly { readonly given?: readonly string[]; readonly family?: string }[];
}

/** Returns the words of a person's names. */
const partsOf = ({ name = [] }: SourcePerson): string[] =>
  name.flatMap(({ given = [], family = '' }) => [...given, family].flatMap((text) => text.split(' ')));

/**
 * Every word is searched as written. Other spellings are tried for words with diacritics and for some of the rest.
 */
const ONE_IN = 20;
const isOdd = (part: string): boolean => /[^A-Za-z0-9]/.test(part);

/** Ways in which a person may type a word. */
const TYPED: Readonly<Record<string, (part: string) => string>> = {
  'as it is written': (part) => part,
  'in capitals': (part) => part.toUpperCase(),
  'in small letters': (part) => part.toLowerCase(),
  'without accents': (part) => part.normalize('NFD').replace(/\p{M}/gu, ''),
  'with accents taken apart': (part) => part.normalize('NFD'),
  'without apostrophes': (part) => part.replace(/'/g, ''),
  'with a curly apostrophe': (part) => part.replace(/'/g, '’'),
};

describe.runIf(there)('people of public records', () => {
  let database: TestDatabase;
  let clinic: Clinic;
  let people: SourcePerson[];

  beforeAll(async () => {
    const [embedded] = databases;
    if (!embedded) throw new Error('The embedded database is always there.');
    database = await embedded.open();
    clinic = await aClinic(database.db);
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
    people = lines.map((line) => JSON.parse(line));
    const place = { ...clinic, facilityName: 'North', timeZone: 'Asia/Kolkata' };
    await runWork(database.db, (tx) => importPatients(tx, lines, place, 1_700_000_000));
  });
  afterAll(() => database?.remove());

  /** Returns the source ids of everyone found, over all pages. */
  async function found(text: string): Promise<Set<string | null>> {
    const { data } = await searchPatients(database.db, { ...clinic, by: 'name', text, limit: 1000 });
    const ids = data.map(({ vitaId }) => vitaId);
    if (ids.length === 0) return new Set();
    const rows = await database.db.selectFrom('person').select('source_id').where('id', 'in', ids).execute();
    return new Set(rows.map(({ source_id }) => source_id));
  }

  it.each(Object.keys(TYPED))('are found by every part of their names, typed %s', async (way) => {
    const owners = new Map<string, Set<string>>();
    const isWhole = way === 'as it is written';
    for (const [index, person] of people.entries()) {
      for (const part of partsOf(person)) {
        if (!isWhole && !isOdd(part) && index % ONE_IN !== 0) continue;
        const text = TYPED[way]?.(part) ?? part;
        if (text.replace(/[^\p{L}\p{N}]/gu, '').length < 2) continue;
        owners.set(text, (owners.get(text) ?? new Set()).add(person.id));
      }
    }
    const missing: string[] = [];
    for (const [text, ids] of owners) {
      const shown = await found(text);
      missing.push(...[...ids].filter((id) => !shown.has(id)).map((id) => `${text}: ${id}`));
    }
    expect(missing).toEqual([]);
    expect(owners.size).toBeGreaterThan(isWhole ? 400 : 40);
  });
});
