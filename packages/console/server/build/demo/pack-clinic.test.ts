import { afterAll, beforeAll, expect, it } from 'vitest';
import { readClinic } from '../../src/demo/load-part.ts';
import { embedded, type TestDatabase } from '../../test/databases.ts';
import { packClinic } from './pack-clinic.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await embedded.open();
});
afterAll(() => database.remove());

it('equals the packed file; if not, run node scripts/make-demo-clinic.mjs', async () => {
  const lines = await packClinic(database.db);
  const stored = [...(await readClinic()).values()].flat();
  expect(lines.length).toBe(stored.length);
  const changed = lines.filter((line, index) => line !== stored[index]);
  expect(changed.map((line) => line.slice(0, 200))).toEqual([]);
});
