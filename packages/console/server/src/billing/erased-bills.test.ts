import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBillingClinic, type BillingClinic } from '../../test/billing.ts';
import { NOW } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { erasePerson, planErasure, removeDueRecords } from '../patients/erasure/erasure.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { writeEntry } from './write-entry.ts';

const YEAR = 31_557_600;
const RETENTION_YEARS = 3;

describe.each(databasesOfRun)('bills of erased patients on the $kind database', (kind) => {
  let at: BillingClinic;
  beforeAll(async () => {
    at = await aBillingClinic(kind);
  });
  afterAll(() => at.database.remove());

  const rowsOf = (ids: readonly string[]) =>
    at.database.db
      .selectFrom('ledger_entry')
      .select(['amount', 'person_id', 'encounter_id', 'reason', 'reference', 'place'])
      .where('id', 'in', [...ids])
      .orderBy('position')
      .execute();

  it('stay for the law without the patient, and go when the law no longer needs them', async () => {
    const visit = await at.aVisit();
    const charged = await at.charge(visit);
    const paid = await at.pay(visit, 20_000);
    const { organisationId, facilityId, staffId } = at.clinic;
    const old = { id: newId(), kind: 'waiver', amount: -1, currency: 'INR', reason: 'Asha is poor' } as const;
    const frame = { organisationId, facilityId, staffId, timeZone: 'Asia/Kolkata', now: NOW - 9 * YEAR };
    await runWork(at.database.db, (tx) => writeEntry(tx, visit, old, frame));
    const ids = [charged.entries[0]?.id ?? '', paid.id];
    await runWork(at.database.db, async (tx) => {
      const plan = await planErasure(tx, visit.vitaId, RETENTION_YEARS);
      if (plan) await erasePerson(tx, plan, { requestId: 'r1', now: NOW });
    });
    expect((await rowsOf([old.id]))[0]?.reason).toBe('');
    const later = { requestId: 'r2', now: NOW + 5 * YEAR };
    expect(await runWork(at.database.db, (tx) => removeDueRecords(tx, later))).toBe(1);
    expect(
      (await rowsOf(ids)).map(({ amount, person_id, encounter_id }) => [amount, person_id, encounter_id]),
    ).toEqual([
      [50_000, null, null],
      [-20_000, null, null],
    ]);
    expect(await rowsOf([old.id])).toEqual([]);
    // The number of the receipt is not given again.
    const next = await at.aVisit();
    await at.charge(next);
    expect((await at.pay(next, 100)).number).not.toBe(paid.number);
  });
});
