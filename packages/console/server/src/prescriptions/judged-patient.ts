import {
  ageSpanOn,
  convert,
  estimatedGfr,
  type PersonFacts,
  readValues,
  roundTo,
} from '@careline/core/internal/clinical';
import { dayOf } from '@careline/core/internal/formatting';
import { judgeLabLines, LABORATORY, type NewLabLine } from '@careline/core/internal/labs';
import type { DatedValue, JudgedPatient, JudgedValues } from '@careline/core/internal/prescriptions';
import { pregnancyOf } from '@careline/core/internal/prescriptions';
import { type Kysely, sql } from 'kysely';
import { COUNTS, MEASURED, type MeasuredRow, recordOfRow } from '../observations/alerts/judge-reading.ts';
import { newestWeight } from '../observations/last-weight.ts';
import { contextOfFacts } from '../observations/person-context.ts';
import type { Schema } from '../platform/database/schema.ts';

type Tx = Kysely<Schema>;

const DAY_SECONDS = 86_400;
/** Kidney function changes, so an older value says nothing about what can be given today. */
const DAYS_OF_VALUES = 90;
const METRICS = ['creatinine', 'electrolytes', 'bloodcount', 'platelets', LABORATORY];
/** Number of newest rows to look through. */
const LOOKED_AT = 200;

export interface PatientQuestion {
  readonly vitaId: string;
  readonly facts: PersonFacts;
  /** Unix seconds. */
  readonly now: number;
  readonly timeZone: string;
}

async function recentRows(tx: Tx, { vitaId, now }: PatientQuestion): Promise<readonly MeasuredRow[]> {
  const { rows } = await sql<MeasuredRow>`
    select ${MEASURED} from reading r
    where r.person_id = ${vitaId} and r.metric = any(${METRICS}::text[]) and r.doubt is null and ${COUNTS}
      and r.sort_at > ${now - DAYS_OF_VALUES * DAY_SECONDS} and r.sort_at <= ${now}
    order by r.sort_at desc, r.id desc limit ${LOOKED_AT}`.execute(tx);
  return rows;
}

const dayOfRow = ({ at, on_date }: MeasuredRow, timeZone: string): string =>
  at === null ? (on_date ?? '') : dayOf(at, timeZone);

/** Returns the newest value of a catalogue measure, in a unit. */
function measured(
  rows: readonly MeasuredRow[],
  [wanted, unit]: readonly [string, string],
  timeZone: string,
): DatedValue | undefined {
  for (const row of rows) {
    for (const { measure, read } of readValues(recordOfRow(row))) {
      if (measure !== wanted || typeof read === 'string') continue;
      const value = convert(read.value, measure, read.unit, unit);
      if (value !== undefined) return { value, on: dayOfRow(row, timeZone) };
    }
  }
  return undefined;
}

/** Returns the measured filtration rate, or the one from the newest creatinine; the lower one if the sex is unknown. */
function egfrOf(rows: readonly MeasuredRow[], { facts, timeZone, now }: PatientQuestion) {
  const own = measured(rows, ['egfr', 'mL/min/{1.73_m2}'], timeZone);
  const creatinine = measured(rows, ['creatinine', 'mg/dL'], timeZone);
  if (!creatinine || (own && own.on >= creatinine.on)) return own;
  const context = contextOfFacts(facts, now, timeZone);
  const rates = estimatedGfr({ value: creatinine.value, unit: 'mg/dL' }, context).map(({ value }) => value);
  return rates.length === 0 ? own : { value: Math.min(...rates), on: creatinine.on };
}

/** Returns the newest result of a test, with its row. */
function resultOf(rows: readonly MeasuredRow[], test: string) {
  for (const row of rows) {
    const stored = row.metric === LABORATORY ? row.values.find(({ key }) => key === test) : undefined;
    if (stored) return { row, stored, value: Number(stored.text.replace(/^[<>]=?/, '')) };
  }
  return undefined;
}

function laboratory(rows: readonly MeasuredRow[], test: string, timeZone: string): DatedValue | undefined {
  const found = resultOf(rows, test);
  if (!found || !Number.isFinite(found.value)) return undefined;
  return { value: found.value, on: dayOfRow(found.row, timeZone) };
}

/** Returns a liver enzyme as a multiple of the reference range's upper limit. */
function altOf(rows: readonly MeasuredRow[], { facts, timeZone }: PatientQuestion): DatedValue | undefined {
  const found = resultOf(rows, 'alt');
  if (!found || found.row.at === null || !Number.isFinite(found.value)) return undefined;
  const { text, unit = '' } = found.stored;
  const line: NewLabLine = { test: 'alt', name: 'ALT', text, unit, reason: '', range: '' };
  const [face] = judgeLabLines([line], { facts, collectedAt: found.row.at, timeZone });
  const upper = face?.ranges[0]?.bounds?.greatest;
  return upper ? { value: roundTo(found.value / upper, 1), on: dayOfRow(found.row, timeZone) } : undefined;
}

const given = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [Name in Key]?: Value };

async function readJudgedValues(tx: Tx, question: PatientQuestion): Promise<JudgedValues> {
  const rows = await recentRows(tx, question);
  const { timeZone } = question;
  return {
    ...given('egfr', egfrOf(rows, question)),
    ...given('potassium', measured(rows, ['potassium', 'mmol/L'], timeZone)),
    ...given('platelets', measured(rows, ['platelets', '10*3/uL'], timeZone)),
    ...given('inr', laboratory(rows, 'inr', timeZone)),
    ...given('alt', altOf(rows, question)),
    ...given('sodium', laboratory(rows, 'sodium', timeZone)),
  };
}

type Recorded = Pick<JudgedPatient, 'conditions' | 'allergies' | 'current'>;

/** Returns all facts about a patient that prescription checks use today. */
export async function readJudgedPatient(
  tx: Tx,
  question: PatientQuestion,
  recorded: Recorded,
): Promise<JudgedPatient> {
  const { facts, now, timeZone, vitaId } = question;
  const today = dayOf(now, timeZone);
  const context = contextOfFacts(facts, now, timeZone);
  const span = facts.birthDate === null ? undefined : ageSpanOn(facts.birthDate, today);
  const weight = await newestWeight(tx, { vitaId, now, timeZone });
  return {
    today,
    sex: facts.sex,
    ...given('age', span?.age),
    ...given('oldest', span?.oldest),
    ...given('weight', weight && { value: weight.kilograms, on: weight.on }),
    pregnancy: pregnancyOf(context),
    ...given('gestationalDays', context.gestationalDays),
    ...given('daysAfterBirth', context.daysAfterBirth),
    ...given('breastfeeding', facts.breastfeeding?.breastfeeding),
    values: await readJudgedValues(tx, question),
    ...recorded,
  };
}
