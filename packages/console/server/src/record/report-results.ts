import { isReportMetric, reportForm } from '@careline/core/internal/calls/forms';
import { hasResults, reportReadings } from '@careline/core/internal/calls/readings';
import type { newReportResultsSchema, Report } from '@careline/core/internal/care';
import { ageOn } from '@careline/core/internal/clinical';
import { dayOf, startOfDay } from '@careline/core/internal/formatting';
import type { FormContext, FormDefinition } from '@careline/core/internal/forms';
import type { Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { problemFaults } from '../observations/log-faults.ts';
import { addReadings } from '../observations/readings.ts';
import { requirePatient } from '../platform/access/access.ts';
import { type Entry, futureFaults, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { TakenFile } from '../platform/uploads/upload-body.ts';
import { addReport, type ValidReport } from './reports.ts';

type Results = Pick<
  InferOutput<typeof newReportResultsSchema>,
  'vitaId' | 'metric' | 'takenOn' | 'answers' | 'metaInfo'
>;

/** Returns the date and, if the birth date is known, the patient's age on the day of the report. */
async function contextOf(
  tx: Transaction<Schema>,
  { vitaId, takenOn }: Results,
  { now, timeZone }: Entry,
): Promise<FormContext> {
  const row = await tx
    .selectFrom('person')
    .select('birth_date')
    .where('id', '=', vitaId)
    .executeTakeFirstOrThrow();
  const age = row.birth_date === null ? undefined : ageOn(row.birth_date, takenOn);
  return { today: dayOf(now, timeZone), ...(age && { age }) };
}

/** Throws `input-invalid` for what the form refuses, and for a future day. */
async function checkedForm(tx: Transaction<Schema>, results: Results, entry: Entry): Promise<FormDefinition> {
  const { metric, takenOn, answers, metaInfo } = results;
  const form = reportForm(metric);
  refuseFaults([
    ...metaInfoFaults(metaInfo, 'report.metaInfo'),
    ...futureFaults(startOfDay(takenOn, entry.timeZone), entry.now, 'report.takenOn'),
    ...problemFaults(form, answers, await contextOf(tx, results, entry), (path) => `report.answers.${path}`),
  ]);
  return form;
}

/** Returns name, value and unit of a report without a metric, for clients that do not know the form. */
const textsOf = ({ answers }: Results) => {
  const { name, value, unit } = answers.otherReport ?? {};
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
  return { title: text(name), value: text(value), unit: text(unit) };
};

/**
 * Stores a report with its results. Measured values become readings of its day, which are judged and raise alerts like
 * any other. Throws `not-found`, `input-invalid`, `conflict`.
 */
async function storeResults(
  tx: Transaction<Schema>,
  results: Results & { readonly id: string; readonly name: string },
  file: TakenFile | undefined,
  entry: Entry,
): Promise<Report> {
  const { vitaId, takenOn, answers, metaInfo } = results;
  await lockPatient(tx, vitaId);
  await requirePatient(tx, entry, vitaId);
  const form = await checkedForm(tx, results, entry);
  if (!file && !hasResults(form, answers)) {
    refuseFaults([{ path: 'report.answers', message: 'must hold a value where there is no file' }]);
  }
  const readings = reportReadings(form, answers, { takenOn, metaInfo, newId }).map(({ reading }) => ({
    ...reading,
    metaInfo,
  }));
  const report = await addReport(tx, { ...results, side: undefined, forCall: false }, file, entry, {
    form: form.id,
    answers,
    readingIds: readings.map(({ id }) => id),
    ...textsOf(results),
  });
  await addReadings(tx, readings, entry, { vitaId });
  return report;
}

/** Stores a report whose results were read out. */
export const addReportResults = (
  tx: Transaction<Schema>,
  report: InferOutput<typeof newReportResultsSchema>,
  entry: Entry,
): Promise<Report> => storeResults(tx, { ...report, name: '' }, undefined, entry);

/** Stores a file, with its results if someone entered them. */
export function addUploadedReport(
  tx: Transaction<Schema>,
  report: ValidReport,
  file: TakenFile,
  entry: Entry,
): Promise<Report> {
  const { answers, metric, takenOn } = report;
  if (!answers || takenOn === undefined || metric === undefined || !isReportMetric(metric)) {
    return addReport(tx, report, file, entry);
  }
  return storeResults(tx, { ...report, answers, metric, takenOn }, file, entry);
}
