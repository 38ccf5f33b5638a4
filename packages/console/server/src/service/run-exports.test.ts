import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Administration,
  administration,
  type Organisation,
  type Person,
} from '../../test/administration.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { aPerson } from '../../test/people.ts';
import { addExport, EXPORT_LIFE, removeExport } from '../fhir/export/bulk-exports.ts';
import type { FhirType } from '../fhir/fhir-type.ts';
import { insertReadings } from '../observations/reading-rows.ts';
import { insertPersons } from '../patients/registration/persons.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { createLog } from '../platform/http/log.ts';
import { type RunExportsDeps, runExports } from './run-exports.ts';

const SCOPES = ['prohealth', 'search', 'settings'];
/** More than two pages. */
const READINGS = 2_345;
/** In the future, so that the server of the test finds nothing to do. */
const AT = 4_000_000_000;
const running = () => new AbortController().signal;

describe.each(databasesOfRun)('bulk exports on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let care: Administration;
  let home: Organisation;
  let admin: Person;
  let patient: string;
  let folder: string;
  let clock: number;

  beforeAll(async () => {
    database = await open();
    care = await administration(database);
    home = await care.addOrganisation();
    const other = await care.addOrganisation();
    const [meena, foreign] = [home, other].map((place) =>
      aPerson({ ...place, staffId: home.organisationId }, { id: newId() }),
    );
    patient = meena?.id ?? '';
    await runWork(care.db, (tx) =>
      insertPersons(
        tx,
        [meena, foreign].flatMap((one) => one ?? []),
      ),
    );
    const reading = (index: number, place: Organisation, personId: string) => ({
      id: newId(),
      organisationId: place.organisationId,
      facilityId: place.facilityId,
      personId,
      metric: 'heartrate',
      at: AT + index,
      sortAt: AT + index,
      values: [{ key: 'value', text: '72', value: 72, unit: '/min' }],
      source: 'manual',
      createdAt: AT + index,
      updatedAt: AT + index,
    });
    const rows = Array.from({ length: READINGS }, (_, index) => reading(index, home, patient));
    for (let first = 0; first < rows.length; first += 500) {
      await runWork(care.db, (tx) => insertReadings(tx, rows.slice(first, first + 500)));
    }
    await runWork(care.db, (tx) => insertReadings(tx, [reading(0, other, foreign?.id ?? '')]));
  });
  afterAll(async () => {
    await care?.close();
    await database?.remove();
  });
  beforeEach(async () => {
    admin = await care.addPerson(home, { scopes: SCOPES });
    folder = await mkdtemp(join(tmpdir(), 'careline-export-'));
    clock = AT + 100_000;
  });
  afterEach(async () => {
    await care.db.deleteFrom('bulk_export').execute();
    await rm(folder, { recursive: true, force: true });
  });

  const deps = (more: Partial<RunExportsDeps> = {}): RunExportsDeps => ({
    db: care.db,
    log: createLog('off', () => undefined),
    now: () => clock,
    folder,
    base: 'https://careline.example/api/fhir/R4',
    between: async () => undefined,
    ...more,
  });

  async function start(
    types: readonly FhirType[] = ['Patient', 'Observation'],
    since?: number,
  ): Promise<string> {
    const caller = {
      ...home,
      staffId: admin.staffId,
      sessionId: admin.sessionId,
      name: 'Meera Admin',
      scopes: SCOPES,
      timeZone: 'Asia/Kolkata',
      grants: [],
    };
    const request = 'https://careline.example/api/fhir/R4/$export';
    return runWork(care.db, async (tx) => {
      const wanted = { caller, systemScopes: undefined, request, types, since, now: clock };
      const id = (await addExport(tx, wanted)) ?? '';
      if (id)
        await tx.updateTable('bulk_export').set({ claimed_until: clock }).where('id', '=', id).execute();
      return id;
    });
  }

  const idsIn = async (id: string, type: string): Promise<string[]> =>
    (await readFile(join(folder, id, `${type}.ndjson`), 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).id);
  const stateOf = async (id: string) =>
    (await care.db.selectFrom('bulk_export').select('state').where('id', '=', id).executeTakeFirst())?.state;

  it('write every row of the facility once, and none of another', async () => {
    const id = await start();
    await runExports(deps(), running());
    const observations = await idsIn(id, 'Observation');
    expect([observations.length, new Set(observations).size]).toEqual([READINGS, READINGS]);
    expect(await idsIn(id, 'Patient')).toEqual([patient]);
    expect(await stateOf(id)).toBe('done');
    const { mode } = await stat(join(folder, id, 'Observation.ndjson'));
    expect(mode & 0o077).toBe(0);
  });

  it('have only what has changed since', async () => {
    const id = await start(['Observation'], AT + READINGS - 10);
    await runExports(deps(), running());
    expect(await idsIn(id, 'Observation')).toHaveLength(10);
  });

  it.each([
    ['at once', async () => undefined],
    [
      'after it wrote more than it noted',
      async (path: string) => writeFile(path, '{"resourceType":"Observ', { flag: 'a' }),
    ],
    ['on a machine without its files', async (path: string) => rm(path)],
  ])('continue when a stopped server starts again, %s', async (_, change) => {
    const id = await start(['Observation']);
    const stop = new AbortController();
    await runExports(deps({ between: async () => stop.abort() }), stop.signal);
    expect([await stateOf(id), (await idsIn(id, 'Observation')).length]).toEqual(['running', 1000]);
    await change(join(folder, id, 'Observation.ndjson'));
    await runExports(deps(), running());
    const ids = await idsIn(id, 'Observation');
    expect([await stateOf(id), ids.length, new Set(ids).size]).toEqual(['done', READINGS, READINGS]);
  });

  it('are taken over from a process that died', async () => {
    const id = await start(['Patient']);
    await care.db
      .updateTable('bulk_export')
      .set({ claimed_until: clock + 30 })
      .execute();
    await runExports(deps(), running());
    expect(await stateOf(id)).toBe('running');
    clock += 31;
    await runExports(deps(), running());
    expect(await stateOf(id)).toBe('done');
  });

  it.each([
    [
      'account',
      () => care.db.updateTable('staff').set({ active: false }).where('id', '=', admin.staffId).execute(),
    ],
    [
      'right',
      () =>
        care.db
          .updateTable('staff')
          .set({ scopes: ['prohealth', 'search'] })
          .where('id', '=', admin.staffId)
          .execute(),
    ],
  ])('stop when the %s is taken away', async (_, change) => {
    const id = await start();
    await change();
    await runExports(deps(), running());
    expect(await stateOf(id)).toBe('failed');
  });

  it('leave nothing behind when they expire or are deleted', async () => {
    const expired = await start(['Patient']);
    const deleted = await start(['Patient']);
    await runExports(deps(), running());
    expect((await readdir(folder)).sort()).toEqual([expired, deleted].sort());
    await removeExport(care.db, deleted);
    await runExports(deps(), running());
    expect(await readdir(folder)).toEqual([expired]);
    clock += EXPORT_LIFE + 1;
    await runExports(deps(), running());
    expect([await readdir(folder), await stateOf(expired)]).toEqual([[], undefined]);
  });

  it('are two at a time', async () => {
    expect([await start(), await start(), await start()].filter(Boolean)).toHaveLength(2);
  });

  it('give up after five attempts', async () => {
    const id = await start();
    await writeFile(join(folder, id), 'in the way');
    const states: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await runExports(deps(), running());
      states.push(await stateOf(id));
      clock += 31;
    }
    expect(states).toEqual(['running', 'running', 'running', 'running', 'failed']);
  });
});
