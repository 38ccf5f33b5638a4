import { convert, readValue, roundTo, writtenNumber } from '#clinical';
import type { ReadingContext } from '#forms';
import { LABORATORY, laboratoryReadings, labTest } from '#labs';
import type { NewReading } from '#metrics';
import { measureOf } from '#observations';
import type { EnteredInput } from './inputs.ts';
import type { NumberInput, Scale } from './scale.ts';

/** A value of a stored reading. */
export interface RecordedValue {
  readonly metric: string;
  readonly key: string;
  readonly text: string;
  readonly unit?: string | undefined;
  /** Unix seconds. */
  readonly at: number;
}

/** Returns a lab result in the wanted unit; undefined for limits such as <5, text and unknown tests. */
function laboratoryNumber({ key, text, unit = '' }: RecordedValue, wanted: string): number | undefined {
  const result = labTest(key)?.result;
  const written = writtenNumber(text);
  if (result?.kind !== 'number' || !written || written.comparator !== undefined) return undefined;
  return convert(written.value, result.of, unit, wanted);
}

function measuredNumber({ metric, key, text, unit }: RecordedValue, wanted: string): number | undefined {
  const measure = measureOf(metric, key);
  if (!measure) return undefined;
  const read = readValue(measure, { key, text, ...(unit !== undefined && { unit }) });
  if (typeof read === 'string' || read.comparator !== undefined) return undefined;
  return convert(read.value, measure, read.unit, wanted);
}

/** Returns a stored value for an input; undefined for text, other units and impossible values. */
export function inputValue({ unit, decimals }: NumberInput, stored: RecordedValue): number | undefined {
  const value = stored.metric === LABORATORY ? laboratoryNumber(stored, unit) : measuredNumber(stored, unit);
  return value === undefined ? undefined : roundTo(value, decimals);
}

/** A number of a score that is a reading. */
interface MeasuredInput {
  readonly input: NumberInput;
  readonly entered: EnteredInput & { readonly value: number };
  readonly metric: NewReading['metric'];
  /** Key of the value in the reading. */
  readonly part: string;
}

function measuredInputs(scale: Scale, entered: readonly EnteredInput[]): readonly MeasuredInput[] {
  return scale.inputs.flatMap((input) => {
    const [source] = input.record ?? [];
    const own = entered.find(({ key }) => key === input.key);
    if (input.kind !== 'number' || !source || typeof own?.value !== 'number') return [];
    const { metric, value: part } = source;
    return [{ input, entered: { ...own, value: own.value }, metric, part }];
  });
}

/** Whether an input was taken unchanged from the record. */
const isFromRecord = ({ input, entered }: MeasuredInput, recorded: readonly RecordedValue[]): boolean =>
  recorded.some(
    (stored) =>
      stored.at === entered.at &&
      (input.record ?? []).some(({ metric, value }) => metric === stored.metric && value === stored.key) &&
      inputValue(input, stored) === roundTo(entered.value, input.decimals),
  );

/** More digits than any unit uses. Numbers with fewer are never written with an exponent. */
const MAX_DECIMALS = 6;

const textOf = (value: number): string => String(roundTo(value, MAX_DECIMALS));

/** A reading created from inputs of a score. */
export interface ScoreReading {
  readonly reading: NewReading;
  readonly inputs: readonly string[];
}

export interface ScoreReadingContext extends ReadingContext {
  /** Values of the record at the times of the inputs, including readings that were later corrected or withdrawn. */
  readonly recorded: readonly RecordedValue[];
}

/** Returns one lab reading per test. */
const laboratoryInput = (
  { input: { key, unit }, entered, part }: MeasuredInput,
  context: ReadingContext,
): readonly ScoreReading[] =>
  laboratoryReadings(
    [{ test: part, name: part, text: textOf(entered.value), unit, reason: '', range: '' }],
    context,
  ).map(({ reading }) => ({ reading, inputs: [key] }));

/**
 * Returns the readings that a score's inputs create: one per metric and time, and one per lab test.
 * Both numbers of a blood pressure form one reading. Values taken unchanged from the record are left out.
 */
export function scoreReadings(
  scale: Scale,
  entered: readonly EnteredInput[],
  { recorded, ...context }: ScoreReadingContext,
): readonly ScoreReading[] {
  const groups = new Map<string, MeasuredInput[]>();
  for (const one of measuredInputs(scale, entered)) {
    if (isFromRecord(one, recorded)) continue;
    const own = one.metric === LABORATORY ? one.part : '';
    const group = [one.metric, own, one.entered.at ?? ''].join(' ');
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return [...groups.values()].flatMap((group): readonly ScoreReading[] => {
    const [first] = group;
    if (!first) return [];
    const timestamp = first.entered.at ?? context.timestamp;
    if (first.metric === LABORATORY) return laboratoryInput(first, { ...context, timestamp });
    const values = group.map(({ input, entered: { value }, part }) => ({
      key: part,
      text: textOf(value),
      unit: input.unit,
    }));
    const { newId, metaInfo } = context;
    return [
      {
        reading: { id: newId(), metric: first.metric, timestamp, values, metaInfo },
        inputs: group.map(({ input }) => input.key),
      },
    ];
  });
}
