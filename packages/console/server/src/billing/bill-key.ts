import type { Entry } from '../platform/access/entry.ts';

export interface BillKey {
  readonly vitaId: string;
  readonly encounterId: string;
}

/** The author of an entry with the scopes that decide what it may do. */
export interface BillingEntry extends Entry {
  readonly scopes: readonly string[];
}
