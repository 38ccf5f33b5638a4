import { LAB_PANELS, labTest, type NewLabLine } from '@careline/core/internal/labs';
import type { Transaction } from 'kysely';
import type { CareEntry } from '../../src/care/care-entry.ts';
import { DEMO_FACILITIES, DEMO_ORGANISATION, DEMO_TIME_ZONE } from '../../src/demo/demo-organisation.ts';
import { DEMO_ACCOUNTS } from '../../src/demo/demo-staff.ts';
import { orderLabs } from '../../src/labs/lab-orders.ts';
import { storeReport } from '../../src/labs/lab-reports.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { type HeldConsultation, heldConsultations } from './held-consultations.ts';
import { DAY, HOUR, indianDate } from './indian-time.ts';

type Tx = Transaction<Schema>;

const [FIRST] = DEMO_FACILITIES;
const LABORATORY = 'Deccan Diagnostics';

/** `test value unit`, with a reason if the value is unusual. */
type Typed = readonly [test: string, text: string, unit: string, reason?: string];

interface Story {
  /** Older results that were not ordered here, by days ago. */
  readonly before?: readonly { readonly days: number; readonly results: readonly Typed[] }[];
  /** Keys of panels and tests. */
  readonly ordered: readonly string[];
  readonly reason: string;
  readonly priority?: 'urgent';
  /** Undefined if the order has no results yet. */
  readonly results?: readonly Typed[];
}

/** A series of results, a critical result, a partly reported order and a pending order. */
const STORIES: readonly Story[] = [
  {
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
  },
  {
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
  },
  {
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
  },
  { ordered: ['tsh', 'vitaminB12', 'fastingGlucose'], reason: 'Weight gain', priority: 'urgent' },
];

const nameOf = (test: string): string => labTest(test)?.labels.en ?? test;

const testsOf = (ordered: readonly string[]) =>
  ordered
    .flatMap((key) => LAB_PANELS.find((panel) => panel.key === key)?.tests ?? [key])
    .map((test) => ({ test, name: nameOf(test) }));

const linesOf = (results: readonly Typed[]): NewLabLine[] =>
  results.map(([test, text, unit, reason = '']) => ({
    ...{ test, name: nameOf(test), text, unit, reason, range: '' },
  }));

/** Returns the doctor at the first facility, at a moment in unix seconds. */
function doctorAt(now: number): CareEntry {
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
  }: { readonly results: readonly Typed[]; readonly at: number; readonly orderId: string | null },
): Promise<void> {
  const report = {
    ...{ id: newId(), reportId: newId(), vitaId, orderId, follows: 0, reason: '', fileId: null },
    ...{ laboratory: LABORATORY, collectedAt: at - 5 * HOUR, reportedAt: at - HOUR, lines: linesOf(results) },
    metaInfo: { updatedAt: at, deleted: false, source: 'manual' },
  };
  await storeReport(tx, report, doctorAt(at));
}

/** Stores what a consultation ordered and the results, which arrive within a day. */
async function storeStory(tx: Tx, seen: HeldConsultation, story: Story, now: number): Promise<void> {
  const { person_id: vitaId, starts_at: startsAt } = seen;
  for (const { days, results } of story.before ?? [])
    await storeResults(tx, vitaId, { results, at: startsAt - days * DAY, orderId: null });
  const at = startsAt + 900;
  const id = newId();
  await orderLabs(
    tx,
    {
      ...{ id, vitaId, encounterId: seen.id, tests: testsOf(story.ordered) },
      ...{ priority: story.priority ?? 'routine', reason: story.reason, fasting: false, note: '' },
      expectedOn: indianDate(at + 2 * DAY),
      metaInfo: { updatedAt: at, deleted: false, source: 'manual' },
    },
    doctorAt(at),
  );
  if (!story.results) return;
  await storeResults(tx, vitaId, {
    results: story.results,
    at: Math.min(at + DAY, now - 600),
    orderId: id,
  });
}

/**
 * Stores lab orders and results of the doctor's last consultations at the first facility. Runs once, after the
 * encounters exist. `now` is in unix seconds.
 */
export async function ensureDemoLabs(tx: Tx, now: number): Promise<void> {
  const seen = await heldConsultations(tx, now, STORIES.length * 3);
  const patients = [...new Map(seen.map((one) => [one.person_id, one])).values()];
  if (patients.length === 0) return;
  for (const [index, story] of STORIES.entries()) {
    const one = patients[index];
    if (one) await storeStory(tx, one, story, now);
  }
}
