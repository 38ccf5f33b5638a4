import { dayOf } from '@careline/core/internal/formatting';
import { listOtherReadings, readMetricEndpoints, WHOLE_RECORD } from '@careline/core/internal/metrics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../../test/clinical-calls.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { readRegistration } from '../../patients/registration/registered-patients.ts';
import { updatePatient } from '../../patients/registration/update-patient.ts';
import { runWork } from '../../platform/database/work.ts';
import { readFlagged } from '../../worklist/work-facts.ts';
import { importBatch } from '../import-batch.ts';
import { findPlace } from '../import-place.ts';

const NOW = Math.floor(Date.now() / 1000);
const iso = (days: number): string => new Date((NOW + days * 86_400) * 1000).toISOString();
/** Returns a day in the facility's calendar, which a patient's dates are judged by. */
const dayIn = (days: number): string => dayOf(NOW + days * 86_400, 'Asia/Kolkata');

describe.each(databasesOfRun)('impossible times and dates, in a database: $kind', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  let call: ClinicalCalls;
  let source: string;
  let sources = 0;
  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    call = clinicalCalls(database, clinic, { now: NOW });
  });
  afterAll(() => database?.remove());
  beforeEach(() => {
    sources += 1;
    source = `doubts-${sources}`;
  });

  const entry = () => ({ ...clinic, name: 'Asha Coach', timeZone: 'Asia/Kolkata', now: NOW });
  const send = async (kind: 'patients' | 'readings', ...rows: object[]) => {
    const place = await findPlace(database.db, { facility: 'North' });
    const lines = rows.map((row) => JSON.stringify({ source, ...row }));
    return importBatch(database.db, { kind, lines, place, requestId: 'import-test' });
  };
  const patient = (facts: object = {}) =>
    send('patients', {
      id: 'p1',
      name: [{ text: 'Asha Patil' }],
      birthDate: '1961-02-28',
      gender: 'female',
      ...facts,
    });
  const person = () =>
    database.db
      .selectFrom('person')
      .select(['id', 'birth_date', 'deceased', 'details'])
      .where('source', '=', source)
      .executeTakeFirstOrThrow();
  const low = (id: string, effectiveDateTime: string, value = 41) => ({
    ...{ id, patient: 'p1', status: 'final', code: '2339-0', value, unit: 'mg/dL', effectiveDateTime },
  });
  const alerts = () =>
    database.db
      .selectFrom('reading_alert')
      .innerJoin('reading', 'reading.id', 'reading_id')
      .select(['source_id', 'ended_at', 'end_reason'])
      .where('source', '=', source)
      .orderBy('source_id')
      .execute();

  const shown = async () => {
    const { id } = await person();
    const endpoint = readMetricEndpoints.bloodglucose;
    const query = { from: String(WHOLE_RECORD.from), to: String(WHOLE_RECORD.to) };
    const { data } = await call(endpoint, { openPatient: id, query });
    const { data: other } = await call(listOtherReadings, { openPatient: id, query: {} });
    return [data.length, other.map(({ standing }) => standing)];
  };

  it.each([
    ['in the future', {}, iso(3), 'in-future'],
    ['before the birth', { birthDate: dayIn(-5) }, dayIn(-8), 'before-birth'],
    ['after the death', { deceased: dayIn(-5) }, dayIn(-3), 'after-death'],
  ])(
    'are imported and marked, never the latest, and raise no alert: %s',
    async (_label, facts, time, doubt) => {
      await patient(facts);
      const result = await send('readings', low('r1', time));
      expect(result).toMatchObject({
        taken: 1,
        remarks: { [doubt]: 1 },
        measures: { '2339-0': { taken: 1, marked: 1 } },
      });
      expect(await shown()).toEqual([0, [doubt]]);
      expect(await alerts()).toEqual([]);
    },
  );

  it('leave the latest valid reading and its alert', async () => {
    await patient();
    await send('readings', low('r1', iso(-1)), low('r2', iso(5), 104));
    const { id } = await person();
    const flagged = await readFlagged(database.db, { ids: [id], now: NOW + 6 * 86_400 });
    expect(flagged.get(id)).toHaveLength(1);
    expect((await alerts()).map(({ source_id }) => source_id)).toEqual(['r1']);
  });

  it.each<[string, object, object, string]>([
    [
      'a birth to come: the age is not known',
      { birthDate: dayIn(40) },
      { birth_date: null, deceased: null },
      'birth-in-future',
    ],
    [
      'a death to come: alive',
      { deceased: dayIn(40) },
      { birth_date: '1961-02-28', deceased: null },
      'death-in-future',
    ],
    [
      'a death before the birth: dead, on an unknown day',
      { deceased: '1950-01-01' },
      { birth_date: '1961-02-28', deceased: 'true' },
      'death-before-birth',
    ],
  ])('of a patient are marked and not used to judge: %s', async (_label, facts, stored, doubt) => {
    expect(await patient(facts)).toMatchObject({ taken: 1, remarks: { [doubt]: 1 } });
    expect(await person()).toMatchObject({ ...stored, details: { ...facts, doubts: [doubt] } });
  });

  it('of a patient silence nothing: a patient with a future date of death is judged today', async () => {
    await patient({ deceased: dayIn(40) });
    await send('readings', low('r1', iso(-1)));
    expect(await alerts()).toMatchObject([{ source_id: 'r1', ended_at: null }]);
  });

  it('are checked again when the dates of the patient change', async () => {
    await patient({ deceased: dayIn(-5) });
    await send('readings', low('r1', iso(-2)), low('r2', iso(-9)));
    expect(await shown()).toEqual([1, ['after-death']]);
    await patient();
    expect(await shown()).toEqual([2, []]);
    expect(await alerts()).toEqual([{ source_id: 'r1', ended_at: null, end_reason: null }]);
    await patient({ birthDate: dayIn(-4) });
    expect(await shown()).toEqual([1, ['before-birth']]);
    await patient({ birthDate: dayIn(-1) });
    expect(await shown()).toEqual([0, ['before-birth', 'before-birth']]);
    expect(await alerts()).toMatchObject([{ source_id: 'r1', end_reason: 'before-birth' }]);
    await patient();
    expect(await alerts()).toEqual([
      { source_id: 'r1', ended_at: null, end_reason: null },
      { source_id: 'r2', ended_at: null, end_reason: null },
    ]);
  });

  it('are checked again when staff correct the date of birth', async () => {
    await patient({ birthDate: dayIn(-1) });
    await send('readings', low('r1', iso(-2)), low('r2', dayIn(-1).slice(0, 4)));
    const { id: vitaId } = await person();
    const { updatedAt } = await readRegistration(database.db, entry(), vitaId);
    await runWork(database.db, (tx) =>
      updatePatient(
        tx,
        { vitaId, updatedAt, birthDate: '1961-02-28', reason: { code: 'document-seen' } },
        entry(),
      ),
    );
    // The second has only a year, which has not ended, so it may be from now.
    expect(await alerts()).toMatchObject([
      { source_id: 'r1', ended_at: null },
      { source_id: 'r2', ended_at: null },
    ]);
  });
});
