import { addTouchpoint } from '@careline/core/internal/calls';
import { getPatient, type Maternity } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const DAY = 86_400;
type Answers = Record<string, Record<string, unknown>>;

describe.each(databasesOfRun)('the pregnancy of a patient on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  /** Stores call logs, oldest first. Several logs of one call are its versions. */
  async function called(...calls: readonly (readonly Answers[])[]): Promise<string> {
    const { db } = at.database;
    const vitaId = await at.newPatient();
    for (const [index, versions] of calls.entries()) {
      const contact = at.content.contact(vitaId, {
        programme: 'healthy_motherhood',
        callType: 'first',
        startedAt: NOW - (100 - index) * DAY,
      });
      await at.call(addTouchpoint, { body: { contact } });
      const { organisationId, facilityId, staffId } = at.clinic;
      const place = { organisation_id: organisationId, facility_id: facilityId, person_id: vitaId };
      const logFacts = { form: 'f', author_id: staffId, source: 'manual', created_at: NOW, updated_at: NOW };
      for (const [number, answers] of versions.entries()) {
        const log = { contact_id: contact.id, version: number + 1, answers: JSON.stringify(answers) };
        await db
          .insertInto('call_log')
          .values({ ...place, ...logFacts, ...log })
          .execute();
      }
    }
    return vitaId;
  }

  const due = (edd: string) => ({ pregnancy: { edd } });
  const born = (facts: object) => ({ deliveryDetails: { delivered: 'YES', date: '2025-09-01', ...facts } });

  it.each<[string, (readonly Answers[])[], Maternity | null]>([
    ['nobody told of one', [], null],
    ['calls about other things', [[{ body: { weight: '60' } }]], null],
    ['a due date', [[due('2026-02-01')]], { dueDate: '2026-02-01' }],
    ['only a last period', [[{ pregnancy: { lmp: '2025-05-01' } }]], { dueDate: '2026-02-05' }],
    ['a newer date', [[due('2026-02-01')], [due('2026-02-09')]], { dueDate: '2026-02-09' }],
    ['a corrected log', [[due('2026-02-01'), due('2026-03-01')]], { dueDate: '2026-03-01' }],
    ['a newer call about other things', [[due('2026-02-01')], [{ body: {} }]], { dueDate: '2026-02-01' }],
    [
      'no birth yet',
      [[due('2026-02-01')], [{ deliveryDetails: { delivered: 'NO' } }]],
      { dueDate: '2026-02-01' },
    ],
    ['a birth', [[due('2025-09-05')], [born({ outcome: 'BABY_LIVES' })]], { bornOn: '2025-09-01' }],
    ['a birth on a day nobody said', [[due('2025-09-05')], [born({ date: '' })]], null],
    ['a child that died', [[due('2025-09-05')], [born({ outcome: 'BABY_DIED' })]], null],
    ['a loss', [[due('2026-02-01')], [{ miscarriage: { told: true } }]], null],
    ['the next pregnancy', [[born({})], [due('2026-06-01')]], { dueDate: '2026-06-01' }],
    ['a day that is none', [[{ pregnancy: { edd: 'soon', lmp: 5 } }]], null],
  ])('comes from the newest call: %s', async (_, calls, maternity) => {
    const vitaId = await called(...calls);
    const answer = await at.call(getPatient, { query: { vitaId } });
    expect(answer.data).toMatchObject({ vitaId, maternity });
  });

  it.each<[string, number, Maternity]>([
    ['before the call', NOW - 200 * DAY, { dueDate: '2026-02-01' }],
    ['after the call', NOW - 10 * DAY, { dueDate: '2026-05-05' }],
  ])('comes from the newer of registration and call: registered %s', async (_, createdAt, maternity) => {
    const vitaId = await called([due('2026-02-01')]);
    const { organisationId, facilityId, staffId } = at.clinic;
    await at.database.db
      .insertInto('pregnancy')
      .values({
        id: newId(),
        person_id: vitaId,
        organisation_id: organisationId,
        facility_id: facilityId,
        edd: '2026-05-05',
        basis: 'lmp',
        author_id: staffId,
        created_at: createdAt,
      })
      .execute();
    const answer = await at.call(getPatient, { query: { vitaId } });
    expect(answer.data.maternity).toEqual(maternity);
  });
});
