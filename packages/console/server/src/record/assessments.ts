import {
  type Assessment,
  assess,
  inputProblems,
  inputValue,
  isOfferedFor,
  isScaleKey,
  type newAssessmentSchema,
  type RecordedValue,
  SCALE_KEYS,
  SCORE_PREFERENCES,
  type Scale,
  type ScaleOffer,
  type ScalePreferences,
  type ScaleResult,
  scaleFor,
  scaleOf,
  scoreFinding,
  valuesOf,
} from '@careline/core/internal/assessments';
import type { ReportedSign } from '@careline/core/internal/calls/findings';
import type { PersonContext } from '@careline/core/internal/clinical';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { COUNTS } from '../observations/alerts/judge-reading.ts';
import { ALERT_WINDOW_SECONDS } from '../observations/alerts/raise-alerts.ts';
import { endScoreSigns, openScoreSigns } from '../observations/alerts/score-signs.ts';
import { readContext } from '../observations/person-context.ts';
import { type CourseEnrolment, readCourseEnrolments } from '../observations/person-facts.ts';
import { notFound, type Reader, requirePatient } from '../platform/access/access.ts';
import {
  type Entry,
  futureFaults,
  type InputFault,
  metaInfoFaults,
  refuseFaults,
} from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import {
  RECORDED_VALUE,
  type RecordedRow,
  recordedValue,
  storeScoreReadings,
  withdrawScoreReadings,
} from './score-readings.ts';
import { hasCritical } from './sheet-critical.ts';

type ValidAssessment = InferOutput<typeof newAssessmentSchema>;
type Tx = Transaction<Schema>;

export const selectAssessments = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('assessment as a')
    .innerJoin('staff as author', 'author.id', 'a.author_id')
    .leftJoin('staff as withdrawer', 'withdrawer.id', 'a.withdrawn_by')
    .selectAll('a')
    .select(['author.name as author_name', 'withdrawer.name as withdrawer_name']);

type AssessmentRow = Awaited<ReturnType<ReturnType<typeof selectAssessments>['execute']>>[number];

function withdrawnOf(row: AssessmentRow): Assessment['withdrawn'] {
  const { withdrawn_at: at, withdrawn_by: id, withdrawer_name: name, withdrawn_reason: reason } = row;
  if (at === null || id === null) return null;
  return { at, by: { id, name: name ?? id }, reason: reason ?? '' };
}

export const toAssessment = (row: AssessmentRow): Assessment => ({
  id: row.id,
  vitaId: row.person_id,
  facilityId: row.facility_id,
  scale: row.scale,
  version: row.version,
  at: row.at,
  inputs: row.inputs,
  result: row.result,
  reportedTo: row.reported_to,
  author: { id: row.author_id, name: row.author_name },
  withdrawn: withdrawnOf(row),
  metaInfo: { updatedAt: row.updated_at, deleted: false, source: row.source, createdAt: row.created_at },
});

/** Returns a patient's scores, newest first. */
export async function listAssessments(tx: Kysely<Schema>, vitaId: string): Promise<Assessment[]> {
  const rows = await selectAssessments(tx)
    .where('a.person_id', '=', vitaId)
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
  return rows.map(toAssessment);
}

async function readAssessment(tx: Tx, vitaId: string, id: string): Promise<Assessment> {
  const row = await selectAssessments(tx)
    .where('a.id', '=', id)
    .where('a.person_id', '=', vitaId)
    .executeTakeFirst();
  if (!row) throw notFound('assessment');
  return toAssessment(row);
}

type Choices = Readonly<Record<string, unknown>>;
const listIn = (info: Choices | undefined, key: string): readonly string[] | undefined => {
  const list = info?.[key];
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : undefined;
};

/** Returns the organisation's settings for scores, risk assessments and questionnaires. */
export async function readScalePreferences(
  tx: Kysely<Schema>,
  organisationId: string,
): Promise<ScalePreferences> {
  const rows = await tx
    .selectFrom('preference')
    .select(['type', 'info'])
    .where('organisation_id', '=', organisationId)
    .where('type', 'in', [...SCORE_PREFERENCES, 'EGFR', 'MEDICAL_RECORD'])
    .execute();
  const infoOf = (type: string): Choices | undefined => rows.find((row) => row.type === type)?.info;
  const scores = [...SCORE_PREFERENCES, 'EGFR' as const].flatMap((key) => {
    const info = infoOf(key);
    return info ? [[key, info]] : [];
  });
  const record = infoOf('MEDICAL_RECORD');
  return {
    scores: Object.fromEntries(scores) as ScalePreferences['scores'],
    riskAssessments: listIn(record, 'riskAssessments'),
    questionnaires: listIn(record, 'questionnaires'),
    hidden: listIn(record, 'hiddenScores'),
  };
}

/** Returns the newest valid value of each metric and key, to fill scales from. */
async function newestValues(tx: Kysely<Schema>, vitaId: string, since: number, until: number) {
  const { rows } = await sql<RecordedRow>`
    select distinct on (r.metric, v.value ->> 'key') ${RECORDED_VALUE}
    from reading r cross join lateral jsonb_array_elements(r.values) v(value)
    where r.person_id = ${vitaId} and r.at between ${since} and ${until} and r.doubt is null and ${COUNTS}
    order by r.metric, v.value ->> 'key', r.at desc, r.id desc`.execute(tx);
  return rows.map(recordedValue);
}

const HOUR = 3600;

function inputsFrom(scale: Scale, values: readonly RecordedValue[], now: number): ScaleOffer['inputs'] {
  return scale.inputs.flatMap((input) => {
    if (input.kind !== 'number') return [];
    for (const { metric, value: valueKey, withinHours } of input.record ?? []) {
      const stored = values.find((one) => one.metric === metric && one.key === valueKey);
      const value = stored && stored.at > now - withinHours * HOUR ? inputValue(input, stored) : undefined;
      if (stored && value !== undefined) return [{ key: input.key, value, at: stored.at }];
    }
    return [];
  });
}

/** The longest period that any input looks back. */
const LONGEST_HOURS = Math.max(
  ...SCALE_KEYS.flatMap((key) =>
    (scaleOf(key)?.inputs ?? []).flatMap(({ record = [] }) => record.map(({ withinHours }) => withinHours)),
  ),
);

/** Returns the programmes a patient is enrolled in at a time. */
export const enrolledNow = (enrolments: readonly CourseEnrolment[], now: number): readonly string[] =>
  enrolments
    .filter(({ endedAt }) => endedAt === undefined || endedAt > now)
    .map(({ programme }) => programme);

/** Scales with a limit on a rise. */
const RISE_SCALES = SCALE_KEYS.filter((key) => scaleOf(key)?.limits.some(({ when }) => 'rise' in when));

/** Returns the minimum points of the last score before a time, or undefined if there is none. */
async function readLast(
  tx: Kysely<Schema>,
  { vitaId, scale, at }: { readonly vitaId: string; readonly scale: string; readonly at: number },
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('assessment')
    .select('result')
    .where('person_id', '=', vitaId)
    .where('scale', '=', scale)
    .where('at', '<=', at)
    .where('withdrawn_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && (row.result.total ?? row.result.atLeast);
}

/** Returns the scales that the organisation offers for a patient, with the known values of their inputs. */
export async function offerScales(
  tx: Kysely<Schema>,
  reader: Reader & { readonly organisationId: string; readonly timeZone: string },
  vitaId: string,
  now: number,
): Promise<{ readonly oxygenScale: number; readonly data: ScaleOffer[] }> {
  await requirePatient(tx, reader, vitaId);
  const person = await readContext(tx, vitaId, now, reader.timeZone);
  const [preferences, enrolments, values] = [
    await readScalePreferences(tx, reader.organisationId),
    await readCourseEnrolments(tx, reader, vitaId),
    await newestValues(tx, vitaId, now - LONGEST_HOURS * HOUR, now),
  ];
  const lastTotals = new Map<string, number>();
  for (const key of RISE_SCALES) {
    const last = await readLast(tx, { vitaId, scale: key, at: now });
    if (last !== undefined) lastTotals.set(key, last);
  }
  const enrolled = enrolledNow(enrolments, now);
  const data = SCALE_KEYS.filter((key) => isOfferedFor(key, preferences, person, enrolled)).flatMap((key) => {
    const scale = scaleOf(key);
    if (!scale) return [];
    const notFor = scale.notFor(person);
    // Of the two coma scales, offer only the one for the patient's age.
    if (notFor === 'too-old' || (key === 'GCS' && notFor)) return [];
    const last = lastTotals.get(key);
    return [
      {
        scale: key,
        ...(notFor && { notFor }),
        inputs: notFor ? [] : inputsFrom(scale, values, now),
        ...(last !== undefined && { last }),
      },
    ];
  });
  return { oxygenScale: person.oxygenScale ?? 1, data };
}

function inputFaults(scale: Scale, { inputs, at }: ValidAssessment, now: number): readonly InputFault[] {
  const problems = inputProblems(scale, inputs).map(({ key, problem }) => ({
    path: `assessment.inputs.${key}`,
    message: `is not valid for this scale: ${problem}`,
  }));
  const later = inputs.filter((input) => input.at !== undefined && input.at > at);
  return [
    ...problems,
    ...later.map(({ key }) => ({
      path: `assessment.inputs.${key}`,
      message: 'must not be measured after the assessment',
    })),
    ...futureFaults(at, now, 'assessment.at'),
  ];
}

const fault = (path: string, message: string): InputFault => ({ path: `assessment.${path}`, message });

/** Throws `conflict` for a scale that the organisation does not offer for the patient. */
async function refuseSwitchedOff(
  tx: Tx,
  { vitaId, scale }: ValidAssessment,
  { person, entry }: { readonly person: PersonContext; readonly entry: Entry },
): Promise<void> {
  const preferences = await readScalePreferences(tx, entry.organisationId);
  const enrolled = enrolledNow(await readCourseEnrolments(tx, entry, vitaId), entry.now);
  if (isScaleKey(scale) && isOfferedFor(scale, preferences, person, enrolled)) return;
  throw new ProblemError('conflict', {
    detail: 'Your organisation does not use this score for this patient.',
    action: 'Choose another score, or ask an administrator to switch it on in Settings.',
  });
}

/** Returns the finding of a result by its scale's limits, with its signs. Self-harm is worded as on a call. */
async function findingOf(tx: Tx, { vitaId, scale, at }: ValidAssessment, result: ScaleResult) {
  const known = scaleOf(scale);
  const last = await readLast(tx, { vitaId, scale, at });
  const found = known && scoreFinding(known, result, last);
  if (!found) return undefined;
  const selfHarm: readonly ReportedSign[] =
    result.sign === 'self-harm' ? [{ kind: 'SELF_HARM', sign: 'THOUGHTS_OF_HARM' }] : [];
  return {
    level: found.level,
    signs: [...selfHarm, { kind: 'SCORE' as const, sign: scale, text: found.text }],
  };
}

/**
 * Stores a score with its inputs, and its measured inputs as readings. The server computes the result. Throws
 * `not-found`, `input-invalid` for a scale that does not suit the patient, unknown inputs, or a critical result without
 * a handover, and `conflict` if the score is switched off or already stored.
 */
export async function addAssessment(tx: Tx, assessment: ValidAssessment, entry: Entry): Promise<Assessment> {
  const { id, vitaId, at, inputs, reportedTo, metaInfo } = assessment;
  await requirePatient(tx, entry, vitaId);
  const scale = scaleOf(assessment.scale);
  if (!scale) throw new ProblemError('input-invalid', { errors: [fault('scale', 'must be a known scale')] });
  const person = await readContext(tx, vitaId, at, entry.timeZone);
  refuseFaults([
    ...metaInfoFaults(metaInfo, 'assessment.metaInfo'),
    ...inputFaults(scaleFor(scale, person), assessment, entry.now),
  ]);
  const notFor = scale.notFor(person);
  if (!notFor) await refuseSwitchedOff(tx, assessment, { person, entry });
  const assessed = assess(scale, valuesOf(scale, inputs), person);
  const { items, ...result } = assessed;
  const finding = await findingOf(tx, assessment, assessed);
  refuseFaults([
    ...(notFor ? [fault('scale', `does not apply to this patient: ${notFor}`)] : []),
    ...(result.known === 0 ? [fault('inputs', 'must have at least one part of the score')] : []),
    ...(finding?.level === 'critical' && reportedTo.trim() === ''
      ? [fault('reportedTo', `must name who was informed of ${finding.signs.at(-1)?.text}`)]
      : []),
  ]);
  const inserted = await tx
    .insertInto('assessment')
    .values({
      id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      scale: assessment.scale,
      version: scale.version,
      at,
      inputs: JSON.stringify(inputs),
      result: JSON.stringify({ ...result, items }),
      reported_to: reportedTo.trim(),
      author_id: entry.staffId,
      source: metaInfo.source,
      created_at: entry.now,
      updated_at: metaInfo.updatedAt,
    })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  if (!inserted.numInsertedOrUpdatedRows)
    throw new ProblemError('conflict', {
      detail: 'This score is already stored.',
      action: "Read the patient's scores again.",
    });
  const { updatedAt, source } = metaInfo;
  const stored = await storeScoreReadings(tx, { id, vitaId, scale, at, inputs, updatedAt, source }, entry);
  if (reportedTo.trim() === '' && (await hasCritical(tx, stored)))
    refuseFaults([fault('reportedTo', 'must name who was informed: a value of this score is critical')]);
  if (finding && at > entry.now - ALERT_WINDOW_SECONDS)
    await openScoreSigns(tx, { assessmentId: id, vitaId, at, ...finding }, entry);
  return readAssessment(tx, vitaId, id);
}

/**
 * Withdraws a wrong score with its readings, and ends its finding. Throws `not-found`, and `conflict` if already
 * withdrawn.
 */
export async function withdrawAssessment(
  tx: Tx,
  { id, vitaId, reason }: { readonly id: string; readonly vitaId: string; readonly reason: string },
  entry: Entry,
): Promise<Assessment> {
  await requirePatient(tx, entry, vitaId);
  await lockPatient(tx, vitaId);
  await readAssessment(tx, vitaId, id);
  const { numUpdatedRows } = await tx
    .updateTable('assessment')
    .set({ withdrawn_at: entry.now, withdrawn_by: entry.staffId, withdrawn_reason: reason })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!numUpdatedRows)
    throw new ProblemError('conflict', {
      detail: 'This score has already been withdrawn.',
      action: "Read the patient's scores again.",
    });
  await endScoreSigns(tx, id, entry.now);
  await withdrawScoreReadings(tx, id, entry.now);
  return readAssessment(tx, vitaId, id);
}
