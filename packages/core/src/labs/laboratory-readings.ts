import {
  alertFor,
  type Flag,
  gravest,
  gravestPlace,
  type PersonFacts,
  type RecordJudgement,
  type ValueStatus,
  wordPlace,
  writtenDigits,
} from '#clinical';
import type { ReadingContext } from '#forms';
import type { MetricRecord, MetricValue } from '#metrics';
import { type AlertLevel, actOfFlag, LABORATORY_FLAGS, type LaboratoryFlag, PRESENCE } from '#observations';
import { assumedNumbers, judgeOwnLine, type LabStatus, signedNumber } from './judge-lab.ts';
import type { LabReading } from './lab-form.ts';
import type { NewLabLine } from './lab-line.ts';
import { resultUnit } from './result-unit.ts';
import type { LabTest, LabWord } from './tests/lab-test.ts';
import { LAB_TESTS, labTest } from './tests/lab-tests.ts';

/** Metric of results that have no metric of their own. */
export const LABORATORY = 'laboratory';

/** Limits for evaluation: those of the tests, with their version. */
export const LABORATORY_LIMITS = `${LABORATORY}@2`;

/** Whether results of a test are readings of the metric `laboratory`. Free text is not. */
const isOwn = ({ result }: LabTest): boolean => result.kind === 'number' || result.kind === 'words';

type LaboratoryValue = MetricValue & Required<Pick<MetricValue, 'unit' | 'label'>>;

/** Returns a result as a value of a reading, with its names. */
function laboratoryValue(
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

/** Returns readings for results that are not a measure of the record: one per test. */
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

const BY_LOINC: ReadonlyMap<string, LabTest> = new Map(
  LAB_TESTS.flatMap((test) => (test.loinc !== undefined && isOwn(test) ? [[test.loinc, test]] : [])),
);

/** LOINC codes of results that are readings of the metric `laboratory`. */
export const LABORATORY_CODES: readonly string[] = [...BY_LOINC.keys()];

const wordKey = (text: string): string => text.trim().replace(/−/g, '-').toLowerCase();

/**
 * Returns the word of a test that a text means. Text with a finding among other words is unchanged and evaluated by
 * the finding.
 */
function wordOf(words: readonly LabWord[], text: string): string | undefined {
  const known = words.find(({ value, labels, hindi = value }) =>
    [value, labels.en, hindi].some((one) => wordKey(one) === wordKey(text)),
  );
  if (known) return known.value;
  const values = words.map(({ value }) => value);
  const place = wordPlace(values, text);
  if (place !== undefined) return values[place];
  return gravestPlace(values, text) === undefined ? undefined : text;
}

/** Returns a number with an unknown unit or text; undefined if the test has no numbers. */
function unsureResult(test: LabTest, { text, unit = '' }: Pick<MetricValue, 'text' | 'unit'>) {
  const line = { test: test.key, name: '', text, unit, reason: '', range: '' };
  const [assumed] = test.result.kind === 'number' ? assumedNumbers(test.result, line) : [];
  if (!assumed) return undefined;
  const value = laboratoryValue(test, { text, unit, reason: '' });
  return assumed.isUnitAssumed ? { ...value, assumedUnit: assumed.unit } : value;
}

/**
 * Returns a LOINC-coded result of another system as a value of a reading; undefined for unknown codes and words.
 * A number in an unknown unit is evaluated as if in the usual one.
 */
export function codedResult(
  loinc: string,
  { text, unit = '' }: Pick<MetricValue, 'text' | 'unit'>,
): LaboratoryValue | undefined {
  const test = BY_LOINC.get(loinc);
  if (test?.result.kind === 'words') {
    const word = wordOf(test.result.words, text);
    return word === undefined ? undefined : laboratoryValue(test, { text: word, unit: '', reason: '' });
  }
  if (test?.result.kind !== 'number') return undefined;
  const { of } = test.result;
  const inText = writtenDigits(text, (one) => resultUnit(of, one) !== undefined);
  const digits = inText?.digits ?? text;
  const own = resultUnit(of, inText?.unit ?? unit);
  const isNumber = signedNumber(digits, of.limits) !== undefined;
  if (own === undefined || !isNumber) return unsureResult(test, { text, unit });
  return laboratoryValue(test, { text: digits, unit: own, reason: '' });
}

/** Returns a stored result as an entry line; undefined for a test of a newer version. */
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

const NO_RULE: ValueStatus = { kind: 'not-judged', reason: 'no-rule' };

const SEVERITIES = { critical: 'critical', review: 'severe' } as const;
const isLevel = (level: string | undefined): level is AlertLevel =>
  level !== undefined && Object.hasOwn(SEVERITIES, level);
const isFlag = (code: string | undefined): code is LaboratoryFlag =>
  code !== undefined && Object.hasOwn(LABORATORY_FLAGS, code);

function flagOf(measure: string, { flag: code, level, shape, assumedUnit, ranges }: LabStatus): ValueStatus {
  if (!isFlag(code)) return NO_RULE;
  const act = actOfFlag(code);
  const flag: Flag = {
    code,
    scheme: LABORATORY,
    category: code.slice(LABORATORY.length + 1),
    measure,
    severity: isLevel(level) ? SEVERITIES[level] : 'mild',
    shape: shape === 'up' || shape === 'down' ? shape : 'dot',
    status: 'sourced',
    source: ranges[0]?.source ?? '',
    ...(act && { act }),
    ...(assumedUnit !== undefined && { assumedUnit }),
  };
  return { kind: 'flag', flag };
}

/** Converts an evaluation to that of a reading. */
function valueStatusOf(measure: string, face: LabStatus): ValueStatus {
  if (face.kind === 'flag') return flagOf(measure, face);
  if (face.kind === 'no-urgent-limit') return { kind: 'no-urgent-limit' };
  if (face.kind !== 'in-range')
    return {
      kind: 'not-judged',
      reason: face.reason === 'sex' || face.reason === 'other-unit' ? face.reason : 'no-rule',
    };
  const [range] = face.ranges;
  return {
    kind: 'in-range',
    range: range?.bounds ? { unit: range.unit, ...range.bounds } : { unit: PRESENCE, decimals: 0 },
  };
}

/** Returns the time of a sample; noon if only the day is known. */
const collectedAt = ({ timestamp, date }: Pick<MetricRecord, 'timestamp' | 'date'>): number | undefined =>
  timestamp ?? (date === undefined ? undefined : Date.parse(`${date.slice(0, 10)}T12:00:00Z`) / 1000);

/** Evaluates a stored result by its test's limits at the time of the sample. */
export function judgeLaboratory(
  { values, ...time }: Pick<MetricRecord, 'timestamp' | 'date' | 'values'>,
  facts: PersonFacts,
  timeZone: string,
): RecordJudgement {
  const at = collectedAt(time);
  const faces = Object.fromEntries(
    values.map((value) => {
      const line = lineOf(value);
      const context = { facts, collectedAt: at, timeZone };
      return [value.key, line ? valueStatusOf(value.key, judgeOwnLine(line, context)) : NO_RULE] as const;
    }),
  );
  const flag = gravest(Object.values(faces).map((face) => (face.kind === 'flag' ? face.flag : undefined)));
  const missing = flag?.assumedUnit === undefined ? [] : (['unit'] as const);
  return { flag, level: alertFor(flag), missing, faces, scheme: LABORATORY_LIMITS };
}
