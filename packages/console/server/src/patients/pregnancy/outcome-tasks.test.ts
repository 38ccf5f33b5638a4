import { type PregnancyContent, recordPregnancy } from '@careline/core/internal/patients/pregnancy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';
import { askForOutcomes } from './outcome-tasks.ts';

const DAY = 86_400;

describe.each(databasesOfRun)('tasks for the outcome of a pregnancy on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  /** Registers a patient with this due date. Today is 9 October 2025. */
  async function registered(edd: string): Promise<string> {
    const vitaId = await at.newPatient();
    const { organisationId, facilityId, staffId } = at.clinic;
    const place = { organisation_id: organisationId, facility_id: facilityId, person_id: vitaId };
    await at.database.db
      .updateTable('person')
      .set({ gender: 'FEMALE', birth_date: '1998-05-01' })
      .where('id', '=', vitaId)
      .execute();
    await at.database.db
      .insertInto('pregnancy')
      .values({ ...place, id: newId(), edd, basis: 'lmp', author_id: staffId, created_at: NOW - 200 * DAY })
      .execute();
    return vitaId;
  }
  const record = (vitaId: string, content: PregnancyContent) =>
    at.call(recordPregnancy, { body: { entry: { id: newId(), vitaId, content } } });
  const tasksOf = (vitaId: string) =>
    at.database.db
      .selectFrom('follow_up')
      .select(['kind', 'what', 'due_on', 'state', 'facility_id'])
      .where('person_id', '=', vitaId)
      .execute();
  const task = (state: string) => ({
    kind: 'pregnancy-outcome',
    what: 'What was the outcome of the pregnancy?',
    due_on: '2025-10-09',
    state,
    facility_id: at.clinic.facilityId,
  });

  // 44w0d is 28 days after the due date, and the six weeks that follow end 42 days later.
  it.each([
    ['of today', '2025-10-09', 0],
    ['28 days ago', '2025-09-11', 0],
    ['29 days ago', '2025-09-10', 1],
    ['70 days ago', '2025-07-31', 1],
    ['71 days ago', '2025-07-30', 0],
  ])('for a due date %s are none or one, however often the check runs', async (_, edd, count) => {
    const vitaId = await registered(edd);
    await askForOutcomes(at.database.db, NOW);
    await askForOutcomes(at.database.db, NOW + 3600);
    expect(await tasksOf(vitaId)).toEqual(count ? [task('open')] : []);
  });

  it('are done when the outcome is recorded, and not added again', async () => {
    const vitaId = await registered('2025-09-05');
    await askForOutcomes(at.database.db, NOW);
    await record(vitaId, { kind: 'end', outcome: 'birth', on: '2025-09-12' });
    expect(await tasksOf(vitaId)).toEqual([task('done')]);
    await askForOutcomes(at.database.db, NOW + 3600);
    expect(await tasksOf(vitaId)).toEqual([task('done')]);
  });

  it('are done when the registration has the end, and stay open until it is reported', async () => {
    const ended = await registered('2025-09-05');
    const open = await registered('2025-09-05');
    await askForOutcomes(at.database.db, NOW);
    await at.database.db
      .updateTable('pregnancy')
      .set({ ended_at: NOW })
      .where('person_id', '=', ended)
      .execute();
    await askForOutcomes(at.database.db, NOW + 80 * DAY);
    expect(await tasksOf(ended)).toEqual([task('done')]);
    expect(await tasksOf(open)).toEqual([task('open')]);
  });

  it('are not added for patients who died', async () => {
    const vitaId = await registered('2025-09-05');
    await at.database.db
      .updateTable('person')
      .set({ deceased: '2025-09-01' })
      .where('id', '=', vitaId)
      .execute();
    await askForOutcomes(at.database.db, NOW);
    expect(await tasksOf(vitaId)).toEqual([]);
  });
});
