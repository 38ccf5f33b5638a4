import type { EncounterBill, LedgerEntry, Transaction } from '@careline/core/internal/billing';
import { NOW_S } from './encounters.ts';
import { personId } from './people.ts';

const idOf = (number: number): string => `00000000-0009-7000-8000-${String(number).padStart(12, '0')}`;

export const BILL_KEY = { vitaId: personId(1), encounterId: idOf(900) };

const CARD = { cardId: idOf(500), serviceType: 'GP_CONSULTATION', package: null, test: null };

/** A charge of 500 rupees. */
export const aCharge = (number: number, facts: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: idOf(number),
  ...BILL_KEY,
  kind: 'charge',
  amount: 50_000,
  currency: 'INR',
  means: null,
  item: {
    ...CARD,
    ...{ quantity: 1, unitAmount: 50_000, discount: 0, discountReason: null, taxRate: 0, tax: 0 },
    about: 'service',
  },
  aboutId: null,
  number: null,
  receipt: null,
  reason: null,
  reference: null,
  author: { id: personId(99), name: 'Ravi Menon' },
  at: NOW_S - 600,
  ...facts,
});

/** A payment of 200 rupees in cash. */
export const aPayment = (number: number, facts: Partial<LedgerEntry> = {}): LedgerEntry =>
  aCharge(number, {
    ...{ kind: 'payment', amount: -20_000, means: 'cash', item: null, number: 'R/2023-24/00007' },
    ...facts,
  });

export const aBill = (entries: readonly LedgerEntry[] = [], facts: Partial<EncounterBill> = {}) => ({
  vitaId: BILL_KEY.vitaId,
  data: {
    patient: { name: 'Zeenat Khan', uhid: 'CL0000001007' },
    serviceType: 'GP_CONSULTATION',
    startsAt: NOW_S,
    entries: [...entries],
    currency: 'INR',
    suggestions: [],
    offers: [{ ...CARD, unitAmount: 50_000, taxRate: 0, about: null }],
    links: [],
    takesOnline: false,
    ...facts,
  } satisfies EncounterBill,
});

/** What can be charged for the service of the encounter. */
export const SUGGESTION = { ...CARD, unitAmount: 50_000, taxRate: 1800, about: 'service' };

export const aTransaction = (entry: LedgerEntry): Transaction => ({
  ...entry,
  patient: { name: 'Zeenat Khan', uhid: 'CL0000001007' },
});

export const TOTALS = {
  data: {
    ...{ currency: 'INR', count: 2, charged: 50_000, waived: 0 },
    means: [{ means: 'cash', received: 20_000, returned: 0 }],
  },
};

export const aReceipt = (entry: LedgerEntry = aPayment(2)) => ({
  vitaId: BILL_KEY.vitaId,
  data: {
    entry,
    charges: [aCharge(1)],
    facility: { name: 'Careline Clinic Pune', address: '12 Main Road\nPune', phone: '+91 20 5550 0100' },
    patient: { name: 'Zeenat Khan', uhid: 'CL0000001007' },
    balance: 30_000,
    visitAt: NOW_S,
  },
});
