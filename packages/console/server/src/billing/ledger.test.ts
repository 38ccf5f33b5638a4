import {
  billOf,
  type EncounterBill,
  listTransactions,
  refundableOf,
  refundPayment,
  reverseEntry,
  reversePayment,
} from '@careline/core/internal/billing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBillingClinic, type BillingClinic } from '../../test/billing.ts';
import { NOW } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { writeEntry } from './write-entry.ts';

const CLERKS = 50;

/** Returns numbers from 0 to 1 that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe.each(databasesOfRun)('the ledger on the $kind database', (kind) => {
  let at: BillingClinic;
  beforeAll(async () => {
    at = await aBillingClinic(kind);
  });
  afterAll(() => at.database.remove());

  it(`numbers the receipts of ${CLERKS} clerks without a gap, although every fifth transaction fails`, async () => {
    const visits = await Promise.all(Array.from({ length: CLERKS }, () => at.aVisit()));
    for (const visit of visits) await at.charge(visit);
    const clerks = await Promise.all(visits.map(() => at.aClerk()));
    /** Takes the next number and fails afterwards. */
    const fail = (visit: { vitaId: string; encounterId: string }) =>
      runWork(at.database.db, async (tx) => {
        const { organisationId, facilityId, staffId } = at.clinic;
        const frame = { organisationId, facilityId, staffId, timeZone: 'Asia/Kolkata', now: NOW };
        const payment = { id: newId(), kind: 'payment', means: 'cash', amount: -1, currency: 'INR' } as const;
        await writeEntry(tx, visit, payment, frame);
        throw new Error('The connection was lost');
      });
    const results = await Promise.allSettled(
      visits.map((visit, index) =>
        index % 5 === 4 ? fail(visit) : at.pay(visit, 100, 'cash', clerks[index]),
      ),
    );
    const failed = results.filter(({ status }) => status === 'rejected');
    expect(failed.map((one) => String(one.status === 'rejected' && one.reason.message))).toEqual(
      Array.from({ length: CLERKS / 5 }, () => 'The connection was lost'),
    );
    const { rows } = await sql<{ place: number }>`
      select place from ledger_entry where kind = 'payment' order by place`.execute(at.database.db);
    expect(rows.map(({ place }) => place)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('has a sum that equals charges less waivers less cash, whatever is done in whatever order', async () => {
    const random = seeded(20_260_401);
    const visit = await at.aVisit();
    const upTo = (most: number) => 1 + Math.floor(random() * most);
    let charged = 0;
    let cash = 0;
    const steps: ((bill: EncounterBill) => Promise<void>)[] = [
      async ({ suggestions }) => {
        if (suggestions.length > 0) await at.charge(visit);
      },
      async ({ entries }) => {
        const { balance } = billOf(entries);
        if (balance <= 0) return;
        const amount = upTo(balance);
        await at.pay(visit, amount);
        cash += amount;
      },
      async ({ entries }) => {
        const receipt = entries.find((one) => refundableOf(one, entries) > 0);
        if (!receipt) return;
        const amount = upTo(refundableOf(receipt, entries));
        const facts = { id: newId(), receiptId: receipt.id, means: 'cash' as const, amount, reason: 'Asked' };
        await at.call(refundPayment, { body: { ...visit, ...facts } });
        cash -= amount;
      },
      async ({ entries }) => {
        const receipt = entries.find(
          (one) => one.kind === 'payment' && refundableOf(one, entries) === -one.amount,
        );
        if (!receipt) return;
        const facts = { id: newId(), receiptId: receipt.id, reason: 'By mistake' };
        await at.call(reversePayment, { body: { ...visit, ...facts } });
        cash += receipt.amount;
      },
      async ({ entries }) => {
        const charge = entries.find(
          ({ id, kind }) => kind === 'charge' && entries.every(({ aboutId }) => aboutId !== id),
        );
        if (!charge) return;
        await at.call(reverseEntry, {
          body: { ...visit, id: newId(), entryId: charge.id, reason: 'Not done' },
        });
        charged -= charge.amount;
      },
    ];
    for (let step = 0; step < 60; step += 1) {
      const before = await at.bill(visit);
      await steps[Math.floor(random() * steps.length)]?.(before);
      const { entries } = await at.bill(visit);
      const added = entries.slice(before.entries.length);
      charged += added
        .filter(({ kind: one }) => one === 'charge')
        .reduce((sum, { amount }) => sum + amount, 0);
      const { rows } = await sql<{ sum: number }>`
        select coalesce(sum(amount), 0)::bigint as sum from ledger_entry
        where encounter_id = ${visit.encounterId}`.execute(at.database.db);
      expect([rows[0]?.sum, billOf(entries).balance]).toEqual([charged - cash, charged - cash]);
    }
    const query = { from: '2025-10-09', to: '2025-10-09', limit: '100' };
    expect((await at.call(listTransactions, { query })).data.length).toBeGreaterThan(20);
  });
});
