import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ends, expectCleanPrototypes, expectHttpError, fuzz, until } from '../../test/fuzz.ts';
import { moodyServer } from '../../test/fuzz-replies.ts';
import { patientMatchSchema } from './patient.ts';
import { createPatientSearch, type PatientSearch } from './patient-search.ts';

const rowsSchema = v.array(patientMatchSchema);
/** Possible final states of a search. */
const ENDS = ['found', 'none', 'failed'];

async function expectSettled({ store }: PatientSearch): Promise<void> {
  await until(() => ENDS.includes(store.getState().phase) && !store.getState().loadingMore);
  const { phase, rows, next, error } = store.getState();
  expect(v.is(rowsSchema, rows)).toBe(true);
  expect(new Set(rows.map((row) => row.vitaId)).size).toBe(rows.length);
  expect(rows.length > 0).toBe(phase === 'found');
  expect(next === null || typeof next === 'string').toBe(true);
  if (error) expectHttpError(error);
  if (phase === 'failed') expect(error).toBeDefined();
}

it('finds patients, none, or fails with an HttpError, whatever the reply', async () => {
  const phases = new Set<string>();
  await fuzz('patients', async (random, notes) => {
    const search = createPatientSearch({ http: moodyServer(random, notes), schedule: () => () => {} });
    search.type('CL-2024-000123');
    const found = await ends(search.submit());
    await expectSettled(search);
    const { phase, rows } = search.store.getState();
    phases.add(phase);
    if (found) expect(rows).toEqual([found]);
    search.more();
    await expectSettled(search);
    search.retry();
    await expectSettled(search);
  });
  expectCleanPrototypes();
  expect([...phases]).toEqual(expect.arrayContaining(['failed', 'found']));
});
