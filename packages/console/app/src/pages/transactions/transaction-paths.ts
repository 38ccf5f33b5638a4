import { AREAS } from '@careline/core/internal/navigation';

const BASE = AREAS.transactions.path;

export const OPEN_BILLS = 'open';
export const DAY_CLOSES = 'days';
/** Below both areas of money. */
export const BILL = 'bills/:vitaId/:id';

export const TRANSACTION_PATHS = {
  entries: BASE,
  open: `${BASE}/${OPEN_BILLS}`,
  days: `${BASE}/${DAY_CLOSES}`,
} as const;

interface Bill {
  readonly vitaId: string;
  readonly encounterId: string;
}

/** Returns the address of a bill in one of the areas of money. */
export const billPath = (area: 'transactions' | 'refunds', { vitaId, encounterId }: Bill): string =>
  `${AREAS[area].path}/bills/${encodeURIComponent(vitaId)}/${encodeURIComponent(encounterId)}`;
