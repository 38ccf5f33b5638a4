import { DEFAULT_CURRENCY, type RateCard } from '@careline/core/internal/billing';
import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { DEMO_EPOCH, DEMO_ORGANISATION } from './demo-organisation.ts';
import { insertMissing } from './insert-missing.ts';
import { seededUuid } from './seeded-uuid.ts';

type Rate = readonly [
  service: RateCard['serviceType'],
  rupees: number,
  facts?: Partial<Pick<RateCard, 'package' | 'test' | 'taxRate'>>,
];

const RATES: readonly Rate[] = [
  ['GP_CONSULTATION', 400],
  ['CARDIOLOGY_CONSULTATION', 900],
  ['ENDOCRINOLOGY_CONSULTATION', 900],
  ['DENTAL_CONSULTATION', 500],
  ['PHYSIOTHERAPY', 600],
  ['PROHEALTH_CHECK', 1999],
  ['PROHEALTH_CHECK', 1499, { package: 'basic' }],
  ['PROHEALTH_CHECK', 2999, { package: 'heart' }],
  ['PRE_EMPLOYMENT_MER', 1200, { taxRate: 1800 }],
  ['LAB_SAMPLE_COLLECTION', 350, { test: 'hba1c' }],
  ['LAB_SAMPLE_COLLECTION', 180, { test: 'creatinine' }],
  ['LAB_SAMPLE_COLLECTION', 150, { test: 'hemoglobin' }],
];

/** Gives the demo's organisation prices, unless an administrator has set some. */
export async function ensureDemoRates(tx: Transaction<Schema>): Promise<void> {
  const cards: readonly RateCard[] = RATES.map(([serviceType, rupees, facts], index) => ({
    id: seededUuid(`rate card ${index}`, DEMO_EPOCH),
    ...{ serviceType, package: null, test: null, taxRate: 0, ...facts },
    ...{ amount: rupees * 100, currency: DEFAULT_CURRENCY, validFrom: '2024-01-01', validTo: null },
  }));
  const row = { organisation_id: DEMO_ORGANISATION.id, type: 'RATE_CARDS', updated_at: DEMO_EPOCH };
  await insertMissing(tx, 'preference', [{ ...row, info: JSON.stringify({ cards }) }]);
}
