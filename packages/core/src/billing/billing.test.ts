import { describe, expect, it } from 'vitest';
import { hasCardNumber } from './card-number.ts';
import { financialYearOf, receiptNumber } from './financial-year.ts';
import { billOf, type LedgerAmount, refundableOf, reversedIds } from './ledger.ts';
import { chargeTotals, formatMoney, plainMoney, readMoney, taxOn } from './money.ts';
import { findServiceCard, findTestCard, type RateCard, rateCardsIn } from './rate-card.ts';

const entry = (id: string, kind: string, amount: number, aboutId: string | null = null): LedgerAmount => ({
  ...{ id, kind, amount, aboutId },
});

describe('money', () => {
  it.each([
    ['1,499.50', 'INR', 149_950],
    ['₹ 500', 'INR', 50_000],
    ['१२.५', 'INR', 1_250],
    ['7', 'JPY', 7],
    ['1.234', 'KWD', 1_234],
    ['1.234', 'INR', undefined],
    ['7.5', 'JPY', undefined],
    ['-5', 'INR', undefined],
    ['', 'INR', undefined],
    ['99999999999', 'INR', undefined],
  ])('reads %s %s as %s minor units', (text, currency, amount) => {
    expect(readMoney(text, currency)).toBe(amount);
  });

  it.each([
    [149_900, 'INR', '1499.00'],
    [5, 'INR', '0.05'],
    [-20_000, 'INR', '-200.00'],
    [7, 'JPY', '7'],
  ])('writes %i %s as %s in files', (amount, currency, text) => {
    expect(plainMoney(amount, currency)).toBe(text);
  });

  it('is formatted in the Indian way in both languages', () => {
    expect(formatMoney(12_345_678, 'INR')).toBe('₹1,23,456.78');
    expect(formatMoney(12_345_678, 'INR', 'hi')).toBe('₹1,23,456.78');
  });

  it.each([
    [9_999, 500, 500],
    [10, 500, 1],
    [9, 500, 0],
    [1_000_000_000, 10_000, 1_000_000_000],
    [50_000, 0, 0],
  ])('has tax on %i at %i basis points of %i, rounded half up', (amount, rate, tax) => {
    expect(taxOn(amount, rate)).toBe(tax);
  });

  it('is taxed after the discount', () => {
    expect(chargeTotals({ quantity: 2, unitAmount: 50_000, discount: 10_000, taxRate: 1_800 })).toEqual({
      tax: 16_200,
      total: 106_200,
    });
  });
});

describe('a bill', () => {
  const charge = entry('c', 'charge', 50_000);
  it.each([
    ['none', []],
    ['unpaid', [charge]],
    ['part-paid', [charge, entry('p', 'payment', -20_000)]],
    ['paid', [charge, entry('p', 'payment', -50_000)]],
    ['waived', [charge, entry('w', 'waiver', -50_000)]],
    ['part-paid', [charge, entry('w', 'waiver', -20_000)]],
    ['unpaid', [charge, entry('w', 'waiver', -50_000), entry('r', 'reversal', 50_000, 'w')]],
    ['none', [charge, entry('r', 'reversal', -50_000, 'c')]],
    ['credit', [charge, entry('p', 'payment', -50_000), entry('r', 'reversal', -50_000, 'c')]],
    ['unpaid', [charge, entry('p', 'payment', -50_000), entry('x', 'receipt-reversal', 50_000, 'p')]],
  ])('is %s', (state, entries) => {
    const bill = billOf(entries);
    expect(bill.state).toBe(state);
    expect(bill.balance).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
  });

  it('knows what is left of a receipt and what was reversed', () => {
    const paid = entry('p', 'payment', -50_000);
    const entries = [charge, paid, entry('f', 'refund', 20_000, 'p'), entry('r', 'reversal', -50_000, 'c')];
    expect(refundableOf(paid, entries)).toBe(30_000);
    expect(refundableOf(charge, entries)).toBe(0);
    expect([...reversedIds(entries)]).toEqual(['c']);
  });
});

describe('a card number', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '5500-0000-0000-0004',
    'card 340000000000009 of the patient',
    '4111 1111 1111 1111 12/27',
    '४१११११११११११११११',
    '6304000000000000',
  ])('is found in %s', (text) => {
    expect(hasCardNumber(text)).toBe(true);
  });

  it.each([
    '',
    '412345678901',
    '4111111111111112',
    'UTR SBIN0000123456',
    '1234',
    '+91 98765 43210',
    '41111111',
  ])('is not found in %s', (text) => {
    expect(hasCardNumber(text)).toBe(false);
  });
});

describe('receipt numbers', () => {
  it.each([
    ['2026-03-31', 2025],
    ['2026-04-01', 2026],
    ['2026-12-31', 2026],
  ])('of %s belong to the financial year that began in %i', (day, year) => {
    expect(financialYearOf(day)).toBe(year);
  });

  it('name series, year and place in 16 characters', () => {
    expect(receiptNumber({ kind: 'payment', year: 2026, place: 42 })).toBe('R/2026-27/00042');
    expect(receiptNumber({ kind: 'refund', year: 1999, place: 1 })).toBe('F/1999-00/00001');
    expect(receiptNumber({ kind: 'receipt-reversal', year: 2026, place: 999_999 })).toHaveLength(16);
  });
});

describe('rate cards', () => {
  const card = (facts: Partial<RateCard>): RateCard => ({
    ...{ id: '01990000-0000-7000-8000-000000000001', serviceType: 'PROHEALTH_CHECK' as const, package: null },
    ...{ test: null, amount: 100, taxRate: 0, currency: 'INR', validFrom: '2026-01-01', validTo: null },
    ...facts,
  });
  const old = card({ validTo: '2026-03-31' });
  const next = card({ amount: 200, validFrom: '2026-04-01' });
  const basic = card({ amount: 300, package: 'basic' });
  const test = card({ amount: 50, test: 'hba1c', serviceType: 'LAB_SAMPLE_COLLECTION' });
  const cards = [old, next, basic, test];

  it.each([
    ['2026-03-31', null, old],
    ['2026-04-01', null, next],
    ['2026-04-01', 'basic', basic],
    ['2026-04-01', 'heart', next],
    ['2025-12-31', 'basic', undefined],
  ])('on %s for package %s', (day, bundle, found) => {
    expect(findServiceCard(cards, { serviceType: 'PROHEALTH_CHECK', package: bundle, day })).toBe(found);
  });

  it('of tests are found by test, and never as a service', () => {
    expect(findTestCard(cards, 'hba1c', '2026-05-01')).toBe(test);
    const wanted = { serviceType: 'LAB_SAMPLE_COLLECTION', package: null, day: '2026-05-01' };
    expect(findServiceCard(cards, wanted)).toBeUndefined();
  });

  it('of earlier versions have no test and no tax', () => {
    const { test: _, taxRate: __, ...stored } = card({});
    expect(rateCardsIn({ cards: [stored, { id: 'broken' }] })).toEqual([card({})]);
    expect(rateCardsIn(null)).toEqual([]);
  });
});
