import { countPhrase, formatDate, labelIn, phrase, wordLabel, wordLabels } from '#formatting';
import { doseUnitLabel } from './coded/dose-unit.ts';
import { DOSES_OF_DAY, type Frequency, frequencyLabel } from './coded/frequency.ts';
import { mealRelationLabel } from './coded/meal-relation.ts';
import { medicineFormLabel } from './coded/medicine-form.ts';
import { medicineRouteLabel, USUAL_ROUTES } from './coded/medicine-route.ts';
import { maxPerDayOf } from './dose/max-per-day.ts';
import { amountText, timesText } from './dose-amount.ts';
import type { StoredStep } from './line-steps.ts';
import type { PrescribedLine } from './prescribed-line.ts';
import * as words from './words/en.ts';

const PARTS_OF_DAY = wordLabels(words.partsOfDay);
const OF_THREE = ['morning', 'noon', 'night'] as const;
const OF_FOUR = ['morning', 'noon', 'evening', 'night'] as const;

/** Returns for example "Metformin 500 mg, tablet". */
export function medicineText({ medicine, strength, form }: PrescribedLine, locale?: string): string {
  const named = [medicine, strength].filter(Boolean).join(' ');
  return form ? `${named}, ${medicineFormLabel(form, locale)}` : named;
}

const dosesOfDay = (frequency: string): readonly number[] | undefined => DOSES_OF_DAY[frequency as Frequency];

/** Returns the Indian notation, 1-0-1: amounts for morning, noon and night. Undefined for non-daily medicines. */
function notationOf({ frequency, amount, times }: PrescribedLine): string | undefined {
  if (times) return timesText(times);
  return dosesOfDay(frequency)
    ?.map((one) => (one === 0 ? '0' : amountText(amount ?? 1)))
    .join('-');
}

/** Units in which a half is written 0.5, because nobody breaks a milligram. */
const WEIGHTS: readonly string[] = ['mg', 'mcg', 'g'];

/** Returns for example "2 tablets" or "0.5 mg". */
const amountWithUnit = (amount: number, unit: string, locale?: string): string =>
  `${WEIGHTS.includes(unit) ? amount : amountText(amount)} ${doseUnitLabel(unit, amount, locale)}`;

function timesWords(times: readonly number[], unit: string, locale?: string): string {
  const parts = times.length === OF_FOUR.length ? OF_FOUR : OF_THREE;
  return times
    .flatMap((amount, index) => {
      const part = parts[index];
      if (amount === 0 || !part) return [];
      const when = labelIn(PARTS_OF_DAY[part], locale);
      const much = amountWithUnit(amount, unit, locale);
      return [labelIn(phrase(words.lineWords, 'amountAndTime', { much, when }), locale)];
    })
    .join(', ');
}

const daysText = (days: number, locale?: string): string =>
  labelIn(countPhrase(words.lineWords, 'forDays', days), locale);

const continuedText = (locale?: string): string =>
  labelIn(wordLabel(words.lineWords, 'toBeContinued'), locale);

type OneDose = Pick<PrescribedLine, 'amount' | 'unit' | 'frequency' | 'times'>;

/** Returns for example "1 tablet twice a day". */
function oneDoseText({ amount, unit, frequency, times }: OneDose, locale?: string): string {
  if (times) return timesWords(times, unit, locale);
  const much = amount === null ? '' : amountWithUnit(amount, unit, locale);
  const often = frequencyLabel(frequency, locale);
  return [much, often].filter(Boolean).join(labelIn(wordLabel(words.lineWords, 'doseSeparator'), locale));
}

/** Returns a step such as "40 mg once a day for 5 days". */
function stepText(step: StoredStep, unit: string, locale?: string): string {
  const dose = oneDoseText({ ...step, unit }, locale);
  const isEndless = step.days === null;
  const duration = step.days === null ? continuedText(locale) : daysText(step.days, locale);
  return labelIn(phrase(words.lineWords, isEndless ? 'endlessStep' : 'step', { dose, duration }), locale);
}

/** Returns the steps of a changing dose, in order; empty for other lines. */
const stepTexts = ({ steps, unit }: PrescribedLine, locale?: string): readonly string[] =>
  (steps ?? []).map((step) => stepText(step, unit, locale));

/** A step of a taper or titration: days counted from the start of the line, and dose. */
export interface StepRow {
  /** For example "Days 1–5", or "From day 11" for an open last step. */
  readonly days: string;
  readonly dose: string;
}

function daysOfStep(first: number, { days }: StoredStep, locale?: string): string {
  if (days === null) return labelIn(phrase(words.lineWords, 'fromDay', { first }), locale);
  if (days === 1) return labelIn(phrase(words.lineWords, 'day', { first }), locale);
  const until = first + days - 1;
  return labelIn(phrase(words.lineWords, 'days', { first, until }), locale);
}

/** Returns the steps as table rows; empty for a line with one dose. */
export function stepRows({ steps, unit }: PrescribedLine, locale?: string): readonly StepRow[] {
  let first = 1;
  return (steps ?? []).map((step) => {
    const row = { days: daysOfStep(first, step, locale), dose: oneDoseText({ ...step, unit }, locale) };
    first += step.days ?? 0;
    return row;
  });
}

/**
 * Returns for example "at most 3 times a day"; empty without a maximum, or if an older version has it in the
 * instructions.
 */
function maximumText(line: PrescribedLine, locale?: string): string {
  const most = line.maxPerDay ? maxPerDayOf(line) : undefined;
  if (most === undefined) return '';
  return labelIn(phrase(words.lineWords, most === 1 ? 'maximumOnce' : 'maximumTimes', { most }), locale);
}

/** Returns the manner such as "at most 3 times a day, after food, under the tongue". Usual routes are left out. */
function mannerText(line: PrescribedLine, locale?: string): string {
  const { meal, route, form } = line;
  const isUsual = route === null || USUAL_ROUTES[form as keyof typeof USUAL_ROUTES] === route;
  return [
    maximumText(line, locale),
    meal && mealRelationLabel(meal, locale),
    !isUsual && medicineRouteLabel(route, locale),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the dose such as "1 tablet twice a day (1-0-1), after food". */
export function doseText(line: PrescribedLine, locale?: string): string {
  const notation = notationOf(line);
  const steps = stepTexts(line, locale);
  const main =
    steps.length > 0
      ? steps.join(labelIn(wordLabel(words.lineWords, 'stepSeparator'), locale))
      : oneDoseText(line, locale);
  return [notation ? `${main} (${notation})` : main, mannerText(line, locale)].filter(Boolean).join(', ');
}

/** Returns the total duration of steps; each step's text has its own days. */
const allDaysText = (days: number | null, locale?: string): string =>
  days === null ? '' : labelIn(phrase(words.lineWords, 'daysInAll', { days }), locale);

/** Returns for example "for 30 days" or "to be continued"; empty for a single dose. */
export function durationText({ frequency, days, start, steps }: PrescribedLine, locale?: string): string {
  if (frequency === 'STAT') return '';
  const single = days === null ? continuedText(locale) : daysText(days, locale);
  const duration = steps ? allDaysText(days, locale) : single;
  if (start === null) return duration;
  const day = formatDate(start);
  const from = labelIn(phrase(words.lineWords, 'from', { day }), locale);
  return duration === ''
    ? from
    : labelIn(phrase(words.lineWords, 'durationFrom', { duration, from }), locale);
}

/** Returns for example "for fever"; empty without a reason. */
export const reasonText = ({ reason }: PrescribedLine, locale?: string): string =>
  reason === '' ? '' : labelIn(phrase(words.lineWords, 'reason', { reason }), locale);

/** Returns the directions without steps, which are in a table, and without free text. */
export const aroundStepsText = (line: PrescribedLine, locale?: string): string =>
  [mannerText(line, locale), durationText(line, locale)].filter(Boolean).join(', ');

/** Returns everything after the name, in one sentence. */
export const directionsText = (line: PrescribedLine, locale?: string): string =>
  [doseText(line, locale), durationText(line, locale), reasonText(line, locale), line.instructions]
    .filter(Boolean)
    .join(', ');
