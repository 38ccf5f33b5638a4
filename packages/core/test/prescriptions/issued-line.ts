import type { Dispense, IssuedLine } from '#prescriptions';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;

/** A line of a signed prescription: metformin twice a day for 15 days from 1 October 2026. */
export const anIssuedLine = (facts: Partial<IssuedLine> = {}): IssuedLine => ({
  ...{ id: id('b1'), medicine: 'Metformin', form: 'tablet', strength: '500 mg', amount: 1, unit: 'tablet' },
  ...{ frequency: 'BD', times: null, meal: 'after', route: 'oral', start: null, days: 15 },
  ...{ reason: '', instructions: '', override: '' },
  ...{ from: '2026-10-01', until: '2026-10-15', warnings: [], events: [], dispenses: [] },
  ...facts,
});

/** Ten dispensed tablets. */
export const aDispense = (facts: Partial<Dispense> = {}): Dispense => ({
  ...{ id: id('d1'), product: 'Glycomet 500', batch: 'GC2411', expiresOn: '2027-08', quantity: 10 },
  ...{ unit: 'tablet', packSize: null, handedOverOn: '2026-10-02', substitution: 'generic', reason: '' },
  ...{ at: 1_790_000_000, by: { id: id('e2'), name: 'Ravi Pharmacist' }, facility: 'North' },
  enteredInError: null,
  ...facts,
});
