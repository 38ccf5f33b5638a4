import { type Finding, type JudgedReading, type TypedStatuses, valueStatusesOf } from '#calls/findings';
import { findingsOf, judgeRecord, type PersonFacts, withFindings } from '#clinical';
import { type Checked, type FormDefinition, type FormProblems, type FormValues, ofChecked } from '#forms';
import { planSheetReadings, type SheetReading, type SheetTime, sheetReadings } from './sheet-readings.ts';
import type { SheetVersion } from './version.ts';

const DAY_SECONDS = 86_400;
/** Older readings raise no alert, so they need no hand-over (decision 0021). */
const ALERT_WINDOW_SECONDS = 31 * DAY_SECONDS;

/** An unknown person: adult limits apply. */
const UNKNOWN_PERSON: PersonFacts = { sex: '', birthDate: null };

/** Evaluation of a section: its values and critical findings. */
export interface SheetFindings {
  /** By `fieldPath`, for fields that have been left. */
  readonly faces: TypedStatuses;
  /** Critical values that are new in this version. */
  readonly findings: readonly Finding[];
}

export const NO_FINDINGS: SheetFindings = { faces: {}, findings: [] };

export interface JudgedSheet {
  readonly form: FormDefinition;
  readonly values: FormValues;
  readonly checked: Checked;
  readonly problems: FormProblems;
  /** Initial values of the form, and their versions. */
  readonly began: { readonly values: FormValues; readonly newest: readonly SheetVersion[] };
  /** Undefined while unknown. */
  readonly facts: PersonFacts | undefined;
  readonly now: SheetTime;
}

/** An unlikely number may be correct and critical. */
const MAY_BE_RIGHT: ReadonlySet<string> = new Set(['unlikely', 'meter-low']);

interface SheetReadings {
  readonly changed: readonly SheetReading[];
  readonly unchanged: readonly SheetReading[];
}

/** Returns the readings of a sheet. Unchanged values are as old as their version. */
function readingsOf({ form, values, began, now }: JudgedSheet): SheetReadings {
  const at = Math.min(now.at, ...began.newest.map((version) => version.at));
  const before = sheetReadings(form, began.values, { ...now, at });
  const stored = before.map((one) => ({ ...one, id: one.place, isCorrected: true }));
  const plan = planSheetReadings(stored, sheetReadings(form, values, now));
  return {
    changed: plan.added.map(({ next }) => next),
    unchanged: plan.unchanged.map(({ place, stored: { id: _, isCorrected: __, ...one } }) => ({
      ...one,
      place,
    })),
  };
}

/** Whether all fields of a reading have been left. Numbers being typed give no finding. */
const isLeft = ({ paths }: SheetReading, checked: Checked): boolean =>
  Object.keys(ofChecked(Object.fromEntries(Object.values(paths).map((path) => [path, path])), checked))
    .length === Object.keys(paths).length;

const isSure = ({ paths }: SheetReading, problems: FormProblems): boolean =>
  Object.values(paths).every((path) => {
    const problem = problems[path];
    return problem === undefined || MAY_BE_RIGHT.has(problem.code);
  });

const isRecent = ({ reading: { timestamp, date } }: SheetReading, now: number): boolean =>
  (timestamp ?? Date.parse(date ?? '') / 1000) >= now - ALERT_WINDOW_SECONDS;

/** Evaluates the values of a section as if stored now. */
export function judgeSheet(sheet: JudgedSheet): SheetFindings {
  const { checked, problems, facts = UNKNOWN_PERSON, now } = sheet;
  const { timeZone } = now;
  const { changed, unchanged } = readingsOf(sheet);
  const found = findingsOf(
    changed.map(({ reading }) => reading),
    timeZone,
  );
  const known = withFindings(facts, found);
  const judged = [...changed, ...unchanged].map(
    (one): JudgedReading => ({ ...one, judgement: judgeRecord(one.reading, known, { timeZone }) }),
  );
  const findings = changed.flatMap((one, index): Finding[] => {
    const { flag, level } = judged[index]?.judgement ?? {};
    const isFound = level === 'critical' && isLeft(one, checked) && isSure(one, problems);
    return flag && isFound && isRecent(one, now.at)
      ? [{ kind: 'CRITICAL_READING', reading: one.reading, flag: flag.code }]
      : [];
  });
  return {
    faces: {
      ...valueStatusesOf(judged.slice(changed.length)),
      ...ofChecked(valueStatusesOf(judged.slice(0, changed.length)), checked),
    },
    findings,
  };
}
