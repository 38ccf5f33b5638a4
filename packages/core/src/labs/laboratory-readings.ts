import type { PersonFacts } from '#clinical';
import type { ReadingContext } from '#forms';
import type { MetricRecord, MetricValue } from '#metrics';
import { type AlertLevel, PRESENCE } from '#observations';
import { judgeOwnLine, type LabFace } from './judge-lab.ts';
import type { LabReading } from './lab-form.ts';
import type { NewLabLine } from './lab-line.ts';
import type { LabTest } from './tests/lab-test.ts';
import { labTest } from './tests/lab-tests.ts';

/** The metric of results that no other metric has. */
export const LABORATORY = 'laboratory';

/** By which limits they are judged: those of the tests, with their version. */
const LIMITS = `${LABORATORY}@1`;

/** Whether results of a test are readings of the metric `laboratory`. Free text measures nothing. */
const isOwn = ({ result }: LabTest): boolean => result.kind === 'number' || result.kind === 'words';

type LaboratoryValue = MetricValue & Required<Pick<MetricValue, 'unit' | 'label'>>;

/** A result as the value of a reading, with the names that it is read by. */
export function laboratoryValue(
  test: LabTest,
  { text, unit, reason }: Pick<NewLabLine, 'text' | 'unit' | 'reason'>,
): LaboratoryValue {
  const { key, labels, result } = test;
  const word = result.kind === 'words' ? result.words.find(({ value }) => value === text)?.labels : undefined;
  return {
    ...{ key, text, unit: result.kind === 'words' ? PRESENCE : unit },
    ...(reason !== '' && { reason }),
    label: labels,
    ...(word && { word }),
  };
}

/** The readings that results are whose tests are no measures of the record: one for each test. */
export const laboratoryReadings = (
  lines: readonly NewLabLine[],
  { timestamp, metaInfo, newId }: ReadingContext,
): readonly LabReading[] =>
  lines.flatMap((line) => {
    const test = labTest(line.test);
    if (!test || !isOwn(test)) return [];
    const values = [laboratoryValue(test, line)];
    return [
      {
        reading: { id: newId(), metric: LABORATORY, timestamp, values, metaInfo },
        parts: { [test.key]: test.key },
      },
    ];
  });

/** A stored result as the line that it was entered as; undefined for a test of a later version. */
function lineOf({ key, text, unit = '' }: MetricValue): NewLabLine | undefined {
  const test = labTest(key);
  if (!test) return undefined;
  return {
    test: key,
    name: test.labels.en,
    text,
    unit: unit === PRESENCE ? '' : unit,
    reason: '',
    range: '',
  };
}

/** What a stored result is, and the alert that it raises. */
export interface LaboratoryJudgement {
  readonly flag: { readonly code: string; readonly measure: string } | undefined;
  readonly level: AlertLevel | undefined;
  readonly missing?: undefined;
  readonly faces: Readonly<Record<string, LabFace>>;
  readonly scheme: string;
}

const NOT_JUDGED: LabFace = { kind: 'not-judged', reason: 'no-rule', ranges: [] };

const levelOf = ({ level }: LabFace): AlertLevel | undefined =>
  level === 'critical' || level === 'review' ? level : undefined;

/** Judges a stored result by the limits of its test at the instant of the sample. */
export function judgeLaboratory(
  { timestamp, values }: Pick<MetricRecord, 'timestamp' | 'values'>,
  facts: PersonFacts,
  timeZone: string,
): LaboratoryJudgement {
  const faces: Record<string, LabFace> = {};
  for (const value of values) {
    const line = timestamp === undefined ? undefined : lineOf(value);
    const context = { facts, collectedAt: timestamp ?? 0, timeZone };
    faces[value.key] = line ? judgeOwnLine(line, context) : NOT_JUDGED;
  }
  const flagged = Object.entries(faces).find(([, { kind }]) => kind === 'flag');
  const [measure, face] = flagged ?? [];
  return {
    flag: measure !== undefined && face?.flag ? { code: face.flag, measure } : undefined,
    level: face && levelOf(face),
    faces,
    scheme: LIMITS,
  };
}
