import { DOSE_UNITS, type DoseUnit } from './coded/dose-unit.ts';
import type { Frequency } from './coded/frequency.ts';
import { amountText, readAmount, timesText } from './dose-amount.ts';
import { type LineStep, MAX_STEPS, MIN_STEPS, STEP_FREQUENCIES, type StoredStep } from './line-steps.ts';
import { emptyDraft, put, type QuickDraft, takeAll, textToRead } from './quick-words.ts';

/** Separates steps. A comma within a number does not. */
const BREAK = /\s*(?:(?<!\d),|,(?!\d)|;|->|→|\b(?:and )?then\b|\bfollowed by\b)\s*/;
const EACH = /\beach\b/;
const WEIGHT = /^(\d+(?:\.\d+)?) (mg|mcg|g)$/;

/** A step as written; missing fields are those of the previous step. */
export interface WrittenStep {
  readonly amount?: number | undefined;
  /** As written; by default that of the other steps. */
  readonly unit?: DoseUnit | undefined;
  readonly frequency?: LineStep['frequency'] | undefined;
  readonly times?: readonly number[] | undefined;
  readonly days?: number | undefined;
  readonly isOngoing: boolean;
  /** Whether its days and frequency also apply to the previous steps. */
  readonly isEach: boolean;
}

/** Reads an amount in a weight unit, such as "40 mg". */
export function readWeight(text: string | undefined): { amount: number; unit: DoseUnit } | undefined {
  const [, number = '', unit = ''] = WEIGHT.exec(text ?? '') ?? [];
  const amount = readAmount(number);
  const known = DOSE_UNITS.find((one) => one === unit);
  return amount === undefined || !known ? undefined : { amount, unit: known };
}

function frequencyOfStep(frequency: Frequency | undefined): LineStep['frequency'] | undefined {
  // A dose for one day.
  if (frequency === 'STAT') return 'OD';
  return STEP_FREQUENCIES.find((one) => one === frequency);
}

/** Returns frequency and duration of a draft whose amounts have been read. */
export const timingOfDraft = ({ line }: QuickDraft, isEach: boolean) => ({
  frequency: frequencyOfStep(line.frequency),
  times: line.frequency === 'TIMES' ? (line.times ?? undefined) : undefined,
  days: line.frequency === 'STAT' ? 1 : (line.days ?? undefined),
  isOngoing: line.ongoing === true,
  isEach,
});

/** Adds words that apply to the whole line, whatever step they are in. */
function share({ line }: QuickDraft, common: QuickDraft): void {
  for (const key of ['meal', 'reason', 'form'] as const)
    if (line[key] !== undefined) put(common, key, line[key]);
}

/**
 * Reads a step without a name; `nothing` if a text only has words about the whole line, undefined for anything else.
 */
function readStep(text: string, common: QuickDraft): WrittenStep | 'nothing' | undefined {
  const draft = emptyDraft();
  const isEach = EACH.test(text);
  const parts = takeAll(` ${text.replace(EACH, ' ')}`, draft);
  const { line, clashes, most, isAsNeeded } = draft;
  const [bare] = parts;
  if (parts.length > 1 || clashes.size > 0 || most || isAsNeeded) return undefined;
  const weight = readWeight(line.strength);
  const number = bare === undefined ? undefined : readAmount(bare);
  if ((line.strength !== undefined && !weight) || (bare !== undefined && number === undefined))
    return undefined;
  const amounts = [line.amount, weight?.amount, number].filter((one) => one !== undefined && one !== null);
  if (amounts.length > 1) return undefined;
  const step = {
    ...timingOfDraft(draft, isEach),
    amount: amounts[0],
    unit: weight?.unit ?? line.unit,
  };
  share(draft, common);
  if (step.amount !== undefined || step.frequency !== undefined) return step;
  return step.days === undefined && !step.isOngoing ? 'nothing' : undefined;
}

/** Splits text into steps; the first includes the medicine's name. */
export function splitSteps(text: string): readonly string[] {
  return text.split(BREAK).filter((one) => one.trim() !== '');
}

/** Reads the steps of texts without a name; undefined if one is something else. */
export function readSteps(texts: readonly string[], common: QuickDraft): readonly WrittenStep[] | undefined {
  const read = texts.map((text) => readStep(text, common));
  if (read.includes(undefined)) return undefined;
  return read.filter((one) => typeof one === 'object');
}

/** Applies days and frequency that are written once, with "each", to the previous steps. */
function withEach(steps: readonly WrittenStep[]): readonly WrittenStep[] {
  const each = steps.find(({ isEach }) => isEach);
  if (!each) return steps;
  const { days, frequency, times } = each;
  return steps.map((step) => ({
    ...step,
    days: step.days ?? days,
    ...(step.frequency === undefined && { frequency, times }),
  }));
}

/** A step in which only the amount can be missing. */
export type FilledStep = Omit<LineStep, 'amount'> & { readonly amount: number | null | undefined };

/**
 * Fills steps from their predecessors. Undefined if the first has no frequency, a non-final step has no days, or the
 * number of steps is wrong.
 */
export function fillSteps(written: readonly WrittenStep[]): readonly FilledStep[] | undefined {
  const steps = withEach(written);
  if (steps.length < MIN_STEPS || steps.length > MAX_STEPS) return undefined;
  if (steps.slice(0, -1).some(({ days }) => days === undefined)) return undefined;
  const filled: FilledStep[] = [];
  for (const step of steps) {
    const before = filled.at(-1);
    const frequency = step.frequency ?? (step.amount === undefined ? undefined : before?.frequency);
    if (frequency === undefined || (frequency === 'TIMES' && step.times === undefined)) return undefined;
    filled.push({
      frequency,
      amount: frequency === 'TIMES' ? null : (step.amount ?? before?.amount ?? undefined),
      times: step.times ? [...step.times] : null,
      days: step.days ?? null,
    });
  }
  return filled;
}

/** Returns the unit of the steps; undefined if there is none, null if there are several. */
export function unitOfSteps(steps: readonly WrittenStep[]): DoseUnit | null | undefined {
  const units = [...new Set(steps.flatMap(({ unit }) => unit ?? []))];
  return units.length > 1 ? null : units[0];
}

const hasAmount = (step: FilledStep): step is LineStep => step.amount !== undefined;

/** Reads steps without a name, such as "40 od 5d, 30 od 5d, 20 od"; undefined for anything else. */
export function readStepsText(
  typed: string,
): { readonly steps: readonly LineStep[]; readonly unit: DoseUnit | undefined } | undefined {
  const common = emptyDraft();
  const written = readSteps(splitSteps(textToRead(typed)), common);
  const filled = written && fillSteps(written);
  const unit = written && unitOfSteps(written);
  if (!filled?.every(hasAmount) || unit === null || Object.keys(common.line).length > 0) return undefined;
  return { steps: filled, unit };
}

const WORDS: Readonly<Record<Exclude<LineStep['frequency'], 'TIMES'>, string>> = {
  OD: 'od',
  BD: 'bd',
  TDS: 'tds',
  QID: 'qid',
  HS: 'hs',
  ALTERNATE_DAYS: 'alternate days',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
};

/** Returns steps in typed form: "40 od 5d, 30 od 5d, 20 od". `readStepsText` is the inverse. */
export const stepsInput = (
  steps: readonly (FilledStep | (StoredStep & { frequency: LineStep['frequency'] }))[],
): string =>
  steps
    .map(({ amount, frequency, times, days }) =>
      [
        frequency === 'TIMES' && times ? timesText(times) : amount && amountText(amount),
        frequency === 'TIMES' ? '' : WORDS[frequency],
        days === null ? '' : `${days}d`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
