import { DOSE_UNITS, type DoseUnit } from './coded/dose-unit.ts';
import type { Frequency } from './coded/frequency.ts';
import { amountText, readAmount, timesText } from './dose-amount.ts';
import { type LineStep, MAX_STEPS, MIN_STEPS, STEP_FREQUENCIES, type StoredStep } from './line-steps.ts';
import { emptyDraft, put, type QuickDraft, takeAll, textToRead } from './quick-words.ts';

/** Between two steps. A comma inside a number is none. */
const BREAK = /\s*(?:(?<!\d),|,(?!\d)|;|->|→|\b(?:and )?then\b|\bfollowed by\b)\s*/;
const EACH = /\beach\b/;
const WEIGHT = /^(\d+(?:\.\d+)?) (mg|mcg|g)$/;

/** A step as far as it was written: what is missing is as in the step before. */
export interface WrittenStep {
  readonly amount?: number | undefined;
  /** As it was written; without it as in the other steps. */
  readonly unit?: DoseUnit | undefined;
  readonly frequency?: LineStep['frequency'] | undefined;
  readonly times?: readonly number[] | undefined;
  readonly days?: number | undefined;
  readonly isOngoing: boolean;
  /** Its days and its frequency are those of the steps before as well. */
  readonly isEach: boolean;
}

/** An amount in an unit of weight, as in "40 mg". */
export function readWeight(text: string | undefined): { amount: number; unit: DoseUnit } | undefined {
  const [, number = '', unit = ''] = WEIGHT.exec(text ?? '') ?? [];
  const amount = readAmount(number);
  const known = DOSE_UNITS.find((one) => one === unit);
  return amount === undefined || !known ? undefined : { amount, unit: known };
}

function frequencyOfStep(frequency: Frequency | undefined): LineStep['frequency'] | undefined {
  // The dose of one day.
  if (frequency === 'STAT') return 'OD';
  return STEP_FREQUENCIES.find((one) => one === frequency);
}

/** How often and how long, of a draft that has its amounts read. */
export const timingOfDraft = ({ line }: QuickDraft, isEach: boolean) => ({
  frequency: frequencyOfStep(line.frequency),
  times: line.frequency === 'TIMES' ? (line.times ?? undefined) : undefined,
  days: line.frequency === 'STAT' ? 1 : (line.days ?? undefined),
  isOngoing: line.ongoing === true,
  isEach,
});

/** Words that hold for the whole line, wherever among the steps they are. */
function share({ line }: QuickDraft, common: QuickDraft): void {
  for (const key of ['meal', 'reason', 'form'] as const)
    if (line[key] !== undefined) put(common, key, line[key]);
}

/** A step that is written without a name; `nothing` where a text has words of the whole line only, undefined for any other. */
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

/** The texts between the breaks; what is before the first break has the name of the medicine. */
export function splitSteps(text: string): readonly string[] {
  return text.split(BREAK).filter((one) => one.trim() !== '');
}

/** The steps of texts without a name; undefined where one of them is something else. */
export function readSteps(texts: readonly string[], common: QuickDraft): readonly WrittenStep[] | undefined {
  const read = texts.map((text) => readStep(text, common));
  if (read.includes(undefined)) return undefined;
  return read.filter((one) => typeof one === 'object');
}

/** Days and frequency that are written once, with "each", in the steps before. */
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

/** A step in which nothing but its amount can be missing. */
export type FilledStep = Omit<LineStep, 'amount'> & { readonly amount: number | null | undefined };

/**
 * Fills in what a step has from the one before. Undefined where the first has no frequency, where a step before the last has no
 * days, or where there are too few or too many.
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

/** The unit that the steps are written in; undefined where none is, null where they have several. */
export function unitOfSteps(steps: readonly WrittenStep[]): DoseUnit | null | undefined {
  const units = [...new Set(steps.flatMap(({ unit }) => unit ?? []))];
  return units.length > 1 ? null : units[0];
}

const hasAmount = (step: FilledStep): step is LineStep => step.amount !== undefined;

/** Reads steps without a name, as in "40 od 5d, 30 od 5d, 20 od"; undefined where they are none. */
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

/** Steps as they are typed: "40 od 5d, 30 od 5d, 20 od". `readStepsText` reads them. */
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
