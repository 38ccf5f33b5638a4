import { LAB_PANELS, labTest, type NewLabLine } from '@careline/core/internal/labs';
import type { Transaction } from 'kysely';
import type { CareEntry } from '../../src/care/care-entry.ts';
import { DEMO_FACILITIES, DEMO_ORGANISATION, DEMO_TIME_ZONE } from '../../src/demo/demo-organisation.ts';
import { DEMO_ACCOUNTS } from '../../src/demo/demo-staff.ts';
import { orderLabs } from '../../src/labs/lab-orders.ts';
import { storeReport } from '../../src/labs/lab-reports.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import type { HeldConsultation } from './held-consultations.ts';
import { DAY, HOUR, indianDate } from './indian-time.ts';

type Tx = Transaction<Schema>;

const [FIRST] = DEMO_FACILITIES;
const LABORATORY = 'Deccan Diagnostics';

/** `test value unit`, with a reason if the value is unusual. */
export type TypedResult = readonly [test: string, text: string, unit: string, reason?: string];

export interface OrderedLabs {
  /** Older results that were not ordered here, by days ago. */
  readonly before?: readonly { readonly days: number; readonly results: readonly TypedResult[] }[];
  /** Keys of panels and tests. */
  readonly ordered: readonly string[];
  readonly reason: string;
  readonly priority?: 'urgent';
  /** Undefined if the order has no results yet. */
  readonly results?: readonly TypedResult[];
}

/** A series of results. */
export const COURSE_OF_DIABETES: OrderedLabs = {
  before: [
    {
      days: 190,
      results: [
        ['hba1c', '9.1', '%'],
        ['creatinine', '1.0', 'mg/dL'],
        ['ldl', '148', 'mg/dL'],
        ['triglycerides', '236', 'mg/dL'],
      ],
    },
    {
      days: 96,
      results: [
        ['hba1c', '8.2', '%'],
        ['creatinine', '1.1', 'mg/dL'],
        ['ldl', '121', 'mg/dL'],
        ['triglycerides', '188', 'mg/dL'],
        ['urineAlbuminCreatinine', '42', 'mg/g'],
      ],
    },
  ],
  ordered: ['hba1c', 'creatinine', 'urineAlbuminCreatinine', 'lipidProfile'],
  reason: 'Diabetes, course',
  results: [
    ['hba1c', '7.4', '%'],
    ['creatinine', '1.1', 'mg/dL'],
    ['urineAlbuminCreatinine', '34', 'mg/g'],
    ['totalCholesterol', '176', 'mg/dL'],
    ['ldl', '98', 'mg/dL'],
    ['hdl', '43', 'mg/dL'],
    ['triglycerides', '162', 'mg/dL'],
    ['vldl', '32', 'mg/dL'],
  ],
};

/** A critical result. */
export const LOW_SODIUM: OrderedLabs = {
  ordered: ['electrolytes', 'creatinine'],
  reason: 'Chlorthalidone since two weeks, dizzy',
  priority: 'urgent',
  results: [
    ['sodium', '116', 'mmol/L'],
    ['potassium', '3.1', 'mmol/L'],
    ['chloride', '84', 'mmol/L'],
    ['bicarbonate', '29', 'mmol/L'],
    ['creatinine', '0.9', 'mg/dL'],
  ],
};

/** A partly reported order. */
export const PARTLY_REPORTED: OrderedLabs = {
  ordered: ['cbc', 'ferritin', 'urineCulture'],
  reason: 'Tired, burning when passing urine',
  results: [
    ['hemoglobin', '9.8', 'g/dL'],
    ['whiteCells', '11.4', '10*3/uL'],
    ['packedCellVolume', '31', '%'],
    ['meanCellVolume', '74', 'fL'],
    ['meanCellHemoglobin', '24.1', 'pg'],
    ['platelets', '312', '10*3/uL'],
    ['ferritin', '9', 'ng/mL'],
  ],
};

/** An order without results. */
export const PENDING: OrderedLabs = {
  ordered: ['tsh', 'vitaminB12', 'fastingGlucose'],
  reason: 'Weight gain',
  priority: 'urgent',
};

const nameOf = (test: string): string => labTest(test)?.labels.en ?? test;

const testsOf = (ordered: readonly string[]) =>
  ordered
    .flatMap((key) => LAB_PANELS.find((panel) => panel.key === key)?.tests ?? [key])
    .map((test) => ({ test, name: nameOf(test) }));

const linesOf = (results: readonly TypedResult[]): NewLabLine[] =>
  results.map(([test, text, unit, reason = '']) => ({
    ...{ test, name: nameOf(test), text, unit, reason, range: '' },
  }));

/** Returns the doctor at the first facility, at a moment in unix seconds. */
export function doctorAt(now: number): CareEntry {
  const doctor = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('doctor@'));
  return {
    ...{ organisationId: DEMO_ORGANISATION.id, facilityId: FIRST.id, timeZone: DEMO_TIME_ZONE, now },
    ...{ staffId: doctor?.id ?? '', name: doctor?.name ?? '', scopes: doctor?.scopes ?? [] },
  };
}

async function storeResults(
  tx: Tx,
  vitaId: string,
  {
    results,
    at,
    orderId,
  }: { readonly results: readonly TypedResult[]; readonly at: number; readonly orderId: string | null },
): Promise<void> {
  const report = {
    ...{ id: newId(), reportId: newId(), vitaId, orderId, follows: 0, reason: '', fileId: null },
    ...{ laboratory: LABORATORY, collectedAt: at - 5 * HOUR, reportedAt: at - HOUR, lines: linesOf(results) },
    metaInfo: { updatedAt: at, deleted: false, source: 'manual' },
  };
  await storeReport(tx, report, doctorAt(at));
}

/** Stores what a consultation ordered and the results, which arrive at `reportedAt` (unix seconds). */
export async function storeLabs(
  tx: Tx,
  seen: HeldConsultation,
  labs: OrderedLabs,
  reportedAt: number,
): Promise<void> {
  const { person_id: vitaId, starts_at: startsAt } = seen;
  for (const { days, results } of labs.before ?? [])
    await storeResults(tx, vitaId, { results, at: startsAt - days * DAY, orderId: null });
  const at = startsAt + 900;
  const id = newId();
  await orderLabs(
    tx,
    {
      ...{ id, vitaId, encounterId: seen.id, tests: testsOf(labs.ordered) },
      ...{ priority: labs.priority ?? 'routine', reason: labs.reason, fasting: false, note: '' },
      expectedOn: indianDate(at + 2 * DAY),
      metaInfo: { updatedAt: at, deleted: false, source: 'manual' },
    },
    doctorAt(at),
  );
  if (!labs.results) return;
  await storeResults(tx, vitaId, { results: labs.results, at: reportedAt, orderId: id });
}
