import { type ReportMetric, reportForm } from '@careline/core/calls/forms';
import { type EnteredReport, hasResults, judgeReport } from '@careline/core/calls/readings';
import { addReport, type NewReportResults, REPORT_MEDIA_TYPES } from '@careline/core/care';
import { isoDay } from '@careline/core/formatting';
import {
  answersFrom,
  type FieldAt,
  type FieldValue,
  type FormValues,
  fieldPath,
  initialValues,
  isDirty,
  withEntry,
  withReason,
  withUnit,
} from '@careline/core/forms';
import type { HttpClient } from '@careline/core/http';
import type { Patient } from '@careline/core/patients';
import { useState } from 'react';
import { sendReport } from '../../forms/report-files/index.ts';
import { useSubmission } from '../../http/use-submission.ts';

export interface ReportEntryOptions {
  readonly http: HttpClient;
  readonly vitaId: string;
  readonly patient: Patient | undefined;
  /** The facility's, IANA. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type ByMetric<Value> = Readonly<Partial<Record<ReportMetric, Value>>>;

/** What is entered of reports: of each metric by itself, so that a look at another one loses nothing. */
function useEntries(today: string) {
  const [metric, setMetric] = useState<ReportMetric | ''>('');
  const [takenOn, setTakenOn] = useState(today);
  const [file, setFile] = useState<File>();
  const [entered, setEntered] = useState<ByMetric<FormValues>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  const form = metric === '' ? undefined : reportForm(metric);
  const values = (metric !== '' && entered[metric]) || (form ? initialValues(form) : {});
  const fill = (change: (values: FormValues) => FormValues) =>
    metric !== '' && setEntered({ ...entered, [metric]: change(values) });
  return {
    metric,
    setMetric,
    takenOn,
    setTakenOn,
    file,
    setFile,
    values,
    form,
    asked,
    ask: () => setAsked(true),
    isLeft: (path: string) => asked || left.has(path),
    edits: {
      onChange: (at: FieldAt, value: FieldValue) =>
        form && fill((before) => withEntry(form, before, at, value)),
      onUnitChange: (at: FieldAt, unit: string) => form && fill((before) => withUnit(form, before, at, unit)),
      onReasonChange: (at: FieldAt, reason: string) =>
        form && fill((before) => withReason(form, before, at, reason)),
      onLeave: (at: FieldAt) => setLeft(new Set([...left, fieldPath(at)])),
    },
  };
}

/** Sends what is entered: with its file, or alone. Tries of the same content are one report to the server. */
function useSending({ http, vitaId, now }: ReportEntryOptions) {
  const sending = useSubmission(now);
  const send = async (
    { metric, values, takenOn }: EnteredReport,
    file: File | undefined,
  ): Promise<boolean> => {
    const form = reportForm(metric);
    const answers = hasResults(form, values) ? answersFrom(form, values) : undefined;
    const content = JSON.stringify([metric, takenOn, answers, file?.name, file?.size, file?.lastModified]);
    const stored = await sending.submit<unknown>(content, (ids) => {
      if (file) {
        const facts = { metric, takenOn, ...(answers && { answers }) };
        return sendReport({ http, vitaId, now }, { ...ids, file, forCall: false, facts }, REPORT_MEDIA_TYPES);
      }
      const { id, key, at } = ids;
      const report: NewReportResults = {
        id,
        vitaId,
        metric,
        takenOn,
        answers: answers ?? {},
        metaInfo: { updatedAt: at },
      };
      return http.call(addReport, { body: { report }, idempotencyKey: key });
    });
    return stored !== undefined;
  };
  return { ...sending, send };
}

/** A report that is entered outside the form of a call: its metric, its day, its values, its file. */
export function useReportEntry(options: ReportEntryOptions) {
  const { patient, timeZone, now } = options;
  const today = isoDay(new Date(now()), timeZone) ?? '';
  const entries = useEntries(today);
  const { metric, values, takenOn, file, form, isLeft, asked, ask } = entries;
  const { busy, error, send } = useSending(options);
  const report = metric === '' ? undefined : { metric, values, takenOn };
  const judged = report && judgeReport(report, { patient, timeZone, today });
  const shownOf = <Value>(all: Readonly<Record<string, Value>> = {}): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(all).filter(([path]) => isLeft(path)));
  const isEmpty = form !== undefined && !file && !hasResults(form, values);
  const isDayWrong = takenOn === '' || takenOn > today;
  return {
    ...entries,
    today,
    busy,
    error,
    problems: shownOf(judged?.problems),
    faces: shownOf(judged?.faces),
    /** Of what was left or is to be stored: a number that is still typed is judged by nobody. */
    critical: asked || Object.keys(shownOf(judged?.faces)).length > 0 ? (judged?.critical ?? []) : [],
    isEmpty: asked && isEmpty,
    dayProblem: isDayWrong ? (takenOn === '' ? ('dayMissing' as const) : ('dayToCome' as const)) : undefined,
    isDirty: file !== undefined || (form !== undefined && isDirty(form, values)),
    /** Answers `invalid` where something is missing or wrong, and nothing was sent. */
    async save(): Promise<'stored' | 'failed' | 'invalid'> {
      ask();
      if (!report || isEmpty || isDayWrong || Object.keys(judged?.problems ?? {}).length > 0)
        return 'invalid';
      return (await send(report, file)) ? 'stored' : 'failed';
    },
  };
}

export type ReportEntry = ReturnType<typeof useReportEntry>;
