import { ageOn } from '#clinical';
import {
  type AnswerLine,
  type FormAnswers,
  type FormDefinition,
  type FormProblems,
  type FormValues,
  isSectionAnswered,
  type PlacedReading,
  placedReadings,
  sectionsOfForm,
  validateForm,
  visibleForm,
} from '#forms';
import type { NewReading } from '#metrics';
import { type JudgedPatient, judgementOfReading, readingFlagOf } from '../findings/reading-flag.ts';
import { type JudgedReading, type TypedStatuses, valueStatusesOf } from '../findings/typed-statuses.ts';
import { isReportMetric, type ReportMetric, reportForm } from '../forms/report-forms.ts';
import type { CriticalFinding } from './reading-entry-state.ts';

export interface ReportDay {
  /** Date of the report and its readings, YYYY-MM-DD. */
  readonly takenOn: string;
  readonly metaInfo: NewReading['metaInfo'];
  readonly newId: () => string;
}

/** Returns the readings of a report with the fields of their values. */
export function reportReadings(
  form: FormDefinition,
  values: FormValues,
  { takenOn, metaInfo, newId }: ReportDay,
): PlacedReading[] {
  return placedReadings(form, values, { timestamp: 0, metaInfo, newId }).map(({ reading, paths }) => {
    const { timestamp: _, ...rest } = reading;
    return { reading: { ...rest, date: takenOn }, paths };
  });
}

/** Whether the report has values in addition to its file. */
export const hasResults = (form: FormDefinition, values: FormValues): boolean =>
  visibleForm(form, values).some(isSectionAnswered);

export interface EnteredReport {
  readonly metric: ReportMetric;
  readonly values: FormValues;
  /** Empty while no date is chosen. */
  readonly takenOn: string;
}

export interface ReportJudgeOptions {
  /** Undefined while unknown: nothing is evaluated then, and adult limits apply. */
  readonly patient: JudgedPatient | undefined;
  readonly timeZone: string;
  /** YYYY-MM-DD */
  readonly today: string;
}

export interface ReportJudgement {
  readonly problems: FormProblems;
  /** Evaluation of each number that is a reading. */
  readonly faces: TypedStatuses;
  /** Critical findings. */
  readonly critical: readonly CriticalFinding[];
}

const MAY_BE_RIGHT: ReadonlySet<string> = new Set(['unlikely', 'meter-low']);

/** Returns the problems and evaluations of an entered report, by the rules of its day. */
export function judgeReport(report: EnteredReport, options: ReportJudgeOptions): ReportJudgement {
  const { patient, today } = options;
  const form = reportForm(report.metric);
  const takenOn = report.takenOn || today;
  const birthDate = patient?.birthDate ?? null;
  const age = birthDate === null ? undefined : ageOn(birthDate, takenOn);
  const problems = validateForm(form, report.values, { today, ...(age && { age }) });
  const day = { takenOn, metaInfo: { updatedAt: 0 }, newId: () => '' };
  const judged = reportReadings(form, report.values, day).flatMap((placed): JudgedReading[] => {
    const judgement = judgementOfReading(placed.reading, options);
    return judgement ? [{ ...placed, judgement }] : [];
  });
  const critical = judged.flatMap(({ reading, judgement, paths }): CriticalFinding[] => {
    const flag = readingFlagOf(judgement);
    const isSure = Object.values(paths).every((path) => {
      const problem = problems[path];
      return problem === undefined || MAY_BE_RIGHT.has(problem.code);
    });
    return flag?.level === 'critical' && isSure
      ? [{ kind: 'CRITICAL_READING', reading, flag: flag.code }]
      : [];
  });
  return { problems, faces: valueStatusesOf(judged), critical };
}

/** Returns the lines of a stored report as entered; empty without values. */
export function reportLines(report: {
  readonly metric: string | null;
  readonly form?: string | null | undefined;
  readonly answers?:
    | FormAnswers
    | Readonly<Record<string, Readonly<Record<string, unknown>>>>
    | null
    | undefined;
}): readonly AnswerLine[] {
  const { metric, form, answers } = report;
  if (!form || !answers) return [];
  const known = metric !== null && isReportMetric(metric) ? reportForm(metric) : undefined;
  return sectionsOfForm({ form, answers }, known).flatMap(({ lines }) => lines);
}
