// spec: 25
import {
  addCharges,
  addPayment,
  addWaiver,
  billOf,
  closeDay,
  getBill,
  getOpenDay,
  getReceipt,
  listDayCloses,
  listOpenBills,
  listReceipts,
  listTransactions,
  refundPayment,
  reverseEntry,
  reversePayment,
  totalTransactions,
} from '@careline/core/internal/billing';
import { orderLabs } from '@careline/core/internal/labs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBillingClinic, type BillingClinic, refusalOf } from '../../test/billing.ts';
import { NOW } from '../../test/call-clinic.ts';
import { aRateCard, setRateCards } from '../../test/content/billing-content.ts';
import { aLabOrder, aTest } from '../../test/content/lab-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { requireSameCurrency } from '../staff/ledger-currency.ts';

const CARD = aRateCard();
const TAXED = aRateCard({
  test: 'hemoglobin',
  serviceType: 'LAB_SAMPLE_COLLECTION',
  amount: 9_999,
  taxRate: 500,
});
/** The day of NOW in Kolkata. */
const TODAY = { from: '2025-10-09', to: '2025-10-09' };

describe.each(databasesOfRun)('billing on the $kind database', (kind) => {
  let at: BillingClinic;
  beforeAll(async () => {
    at = await aBillingClinic(kind, [CARD, TAXED]);
  });
  afterAll(() => at.database.remove());

  const body = (visit: object, facts: object) => ({ body: { ...visit, id: newId(), ...facts } as never });

  it('suggests the service and the ordered tests, each until it is charged', async () => {
    const visit = await at.aVisit();
    await at.database.db.updateTable('staff').set({ case_sheet_access: 'PROVIDER' }).execute();
    const { encounterId } = visit;
    const order = aLabOrder(visit.vitaId, NOW, [aTest('hemoglobin')], { encounterId });
    await at.call(orderLabs, { body: { order } });
    const { suggestions } = await at.bill(visit);
    expect(suggestions.map(({ cardId, about }) => [cardId, about])).toEqual([
      [CARD.id, 'service'],
      [TAXED.id, `${order.id}:hemoglobin`],
    ]);
    const charged = await at.charge(visit);
    expect(charged.suggestions).toEqual([]);
    // 99.99 rupees and 5 % of it, 4.9995, rounded to 5.00.
    expect(charged.entries.map(({ amount }) => amount)).toEqual([50_000, 10_499]);
    const service = charged.entries.find(({ item }) => item?.about === 'service');
    await at.call(reverseEntry, body(visit, { entryId: service?.id, reason: 'Not done' }));
    expect((await at.bill(visit)).suggestions.map(({ about }) => about)).toEqual(['service']);
  });

  it('copies the price, so that a later card changes nothing that was charged', async () => {
    const visit = await at.aVisit();
    const stale = { id: newId(), cardId: CARD.id, quantity: 1, unitAmount: CARD.amount, about: null };
    await at.charge(visit);
    await setRateCards(at.database.db, at.clinic.organisationId, [{ ...CARD, amount: 70_000 }, TAXED]);
    expect(billOf((await at.bill(visit)).entries).balance).toBe(50_000);
    expect(await refusalOf(at.call(addCharges, { body: { ...visit, charges: [stale] } }))).toMatchObject({
      code: 'conflict',
      title: 'The price has changed',
    });
    await setRateCards(at.database.db, at.clinic.organisationId, [CARD, TAXED]);
  });

  it('charges a suggestion once', async () => {
    const visit = await at.aVisit();
    const item = { cardId: CARD.id, quantity: 1, unitAmount: CARD.amount, about: 'service' };
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => at.call(addCharges, { body: { ...visit, charges: [{ id: newId(), ...item }] } })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(billOf((await at.bill(visit)).entries).charged).toBe(50_000);
  });

  it('goes from unpaid over part paid to paid, and takes no more than is owed', async () => {
    const visit = await at.aVisit();
    const states = [billOf((await at.bill(visit)).entries).state];
    await at.charge(visit);
    states.push(billOf((await at.bill(visit)).entries).state);
    await at.pay(visit, 20_000);
    states.push(billOf((await at.bill(visit)).entries).state);
    expect(await refusalOf(at.call(addPayment, body(visit, { means: 'upi', amount: 30_001 })))).toMatchObject(
      { code: 'conflict', title: 'More than is owed' },
    );
    await at.pay(visit, 30_000, 'upi');
    states.push(billOf((await at.bill(visit)).entries).state);
    expect(states).toEqual(['none', 'unpaid', 'part-paid', 'paid']);
  });

  it('waives with a reason', async () => {
    const visit = await at.aVisit();
    await at.charge(visit);
    await at.call(addWaiver, body(visit, { amount: 50_000, reason: 'Below the poverty line' }));
    const { entries } = await at.bill(visit);
    expect(billOf(entries)).toMatchObject({ state: 'waived', waived: 50_000, balance: 0 });
    expect(entries.at(-1)).toMatchObject({ kind: 'waiver', reason: 'Below the poverty line', number: null });
  });

  it('gives a discount only with the scope refunds', async () => {
    const visit = await at.aVisit();
    const discount = { amount: 10_000, reason: 'Staff' };
    const charges = [
      { id: newId(), cardId: CARD.id, quantity: 2, unitAmount: CARD.amount, about: null, discount },
    ];
    const clerk = await at.aClerk();
    expect((await refusalOf(clerk(addCharges, { body: { ...visit, charges } }))).code).toBe('scope-missing');
    const { entries } = (await at.call(addCharges, { body: { ...visit, charges } })).data;
    expect(entries.map(({ amount, item }) => [amount, item?.discountReason])).toEqual([[90_000, 'Staff']]);
  });

  it('refunds a receipt in parts and reverses one that was written by mistake', async () => {
    const visit = await at.aVisit();
    await at.charge(visit);
    const first = await at.pay(visit, 20_000);
    const mistaken = await at.pay(visit, 30_000, 'upi');
    const reason = 'The doctor was not there';
    const refund = (amount: number, receiptId = first.id) =>
      at.call(refundPayment, body(visit, { receiptId, means: 'cash', amount, reason }));
    await refund(15_000);
    expect((await refusalOf(refund(5_001))).title).toBe('More than is left');
    expect(
      (await refusalOf(at.call(reversePayment, body(visit, { receiptId: first.id, reason })))).title,
    ).toBe('Already returned');
    await at.call(reversePayment, body(visit, { receiptId: mistaken.id, reason }));
    expect((await refusalOf(refund(1, mistaken.id))).title).toBe('More than is left');
    const { entries } = await at.bill(visit);
    expect(billOf(entries)).toMatchObject({ paid: 5_000, balance: 45_000, state: 'part-paid' });
    const [, , , refunded, reversed] = entries;
    expect(refunded).toMatchObject({ kind: 'refund', receipt: first.number, amount: 15_000, means: 'cash' });
    expect(refunded?.number).toMatch(/^F\/2025-26\/\d{5}$/);
    expect(reversed).toMatchObject({ kind: 'receipt-reversal', receipt: mistaken.number, means: 'upi' });
    expect(reversed?.number).toMatch(/^C\/2025-26\/\d{5}$/);
  });

  it.each(['4111 1111 1111 1111', 'paid by 5500-0000-0000-0004', 'कार्ड ४१११११११११११११११'])(
    'stores no card number: %s',
    async (reference) => {
      const visit = await at.aVisit();
      const facts = { means: 'card', amount: 100, reference };
      await expect(at.call(addPayment, body(visit, facts))).rejects.toThrow(/card number/);
    },
  );

  it('prints a receipt as it was, whatever came later', async () => {
    const visit = await at.aVisit();
    await at.charge(visit);
    const paid = await at.pay(visit, 20_000);
    await at.pay(visit, 30_000);
    const query = { vitaId: visit.vitaId, receiptId: paid.id };
    const { data } = await at.call(getReceipt, { query });
    expect(data).toMatchObject({
      balance: 30_000,
      entry: { number: paid.number },
      facility: { name: 'North' },
    });
    expect(data.charges).toHaveLength(1);
    const elsewhere = at.as(undefined, NOW, at.clinic.otherFacilityId);
    expect((await refusalOf(elsewhere(getBill, { query: visit }))).code).toBe('not-found');
    const { entries, balance } = (await at.call(listReceipts, { query: { vitaId: visit.vitaId } })).data;
    expect([entries.length, balance]).toEqual([2, 0]);
  });

  it('closes a day by person and means, and leaves later payments to the next close', async () => {
    const clerk = await at.aClerk();
    const visit = await at.aVisit();
    await at.charge(visit);
    await at.pay(visit, 10_000, 'cash', clerk);
    await at.pay(visit, 5_000, 'upi', clerk);
    const open = (await clerk(getOpenDay, { query: {} })).data;
    expect(open.lines).toEqual([
      { means: 'cash', expected: 10_000 },
      { means: 'upi', expected: 5_000 },
    ]);
    const lines = open.lines.map((line) => ({ ...line, counted: line.expected })) as never[];
    await at.pay(visit, 1_000, 'cash', clerk);
    const close = (facts: object) => clerk(closeDay, { body: { id: newId(), ...facts } as never });
    expect((await refusalOf(close({ lines }))).title).toBe('The day has changed');
    const counted = [
      { means: 'cash', expected: 11_000, counted: 10_900 },
      { means: 'upi', expected: 5_000, counted: 5_000 },
    ];
    await expect(close({ lines: counted })).rejects.toThrow(/explain the difference/);
    const { data } = await close({ lines: counted, reason: 'A coin fell behind the desk' });
    expect(data).toMatchObject({ entries: 3, difference: -100 });
    await at.pay(visit, 500, 'cash', clerk);
    expect((await clerk(getOpenDay, { query: {} })).data).toMatchObject({
      entries: 1,
      lines: [{ means: 'cash', expected: 500 }],
    });
    expect((await at.call(listDayCloses, { query: {} })).data[0]).toMatchObject({ id: data.id });
  });

  it('lists every entry of the days once, and its totals equal the list', async () => {
    const rows = [];
    let after: string | undefined;
    do {
      const query = { ...TODAY, limit: '3', ...(after && { after }) };
      const page = await at.call(listTransactions, { query });
      rows.push(...page.data);
      after = page.next ?? undefined;
    } while (after);
    const totals = (await at.call(totalTransactions, { query: TODAY })).data;
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const bill = billOf(rows);
    const net = totals.means.reduce((sum, { received, returned }) => sum + received - returned, 0);
    expect([totals.count, totals.charged, totals.waived, net]).toEqual([
      ...[rows.length, bill.charged, bill.waived, bill.paid],
    ]);
    const ofCash = await at.call(listTransactions, { query: { ...TODAY, means: 'cash', limit: '100' } });
    expect(ofCash.data.length).toBe(rows.filter(({ means }) => means === 'cash').length);
    const none = { from: '2025-10-10', to: '2025-10-11' };
    expect((await at.call(listTransactions, { query: none })).data).toEqual([]);
  });

  it('refuses rate cards in another currency than the ledger', async () => {
    const { organisationId } = at.clinic;
    const cards = [{ ...CARD, currency: 'USD' }];
    await expect(requireSameCurrency(at.database.db, organisationId, { cards })).rejects.toMatchObject({
      code: 'input-invalid',
    });
    await requireSameCurrency(at.database.db, organisationId, { cards: [CARD] });
    await requireSameCurrency(at.database.db, newId(), { cards });
  });

  it('lists the bills that are not settled', async () => {
    const visit = await at.aVisit();
    await at.charge(visit);
    const listed = async () =>
      (await at.call(listOpenBills, { query: {} })).data.find((one) => one.encounterId === visit.encounterId);
    expect(await listed()).toMatchObject({
      balance: 50_000,
      state: 'unpaid',
      patient: { name: 'Ravi Kumar' },
    });
    await at.pay(visit, 50_000);
    expect(await listed()).toBeUndefined();
  });

  it.each([
    'update ledger_entry set amount = 1',
    'delete from ledger_entry',
    'update day_close set difference = 0',
  ])('refuses: %s', async (statement) => {
    await expect(sql.raw(statement).execute(at.database.db)).rejects.toThrow(/only ever added/);
  });
});
