import { formatDate, labelIn } from '#formatting';
import { doseUnitLabel } from './coded/dose-unit.ts';
import { DOSES_OF_DAY, type Frequency, frequencyLabel } from './coded/frequency.ts';
import { mealRelationLabel } from './coded/meal-relation.ts';
import { medicineFormLabel } from './coded/medicine-form.ts';
import { medicineRouteLabel, USUAL_ROUTES } from './coded/medicine-route.ts';
import { maxPerDayOf } from './dose/max-per-day.ts';
import { amountText, timesText } from './dose-amount.ts';
import type { StoredStep } from './line-steps.ts';
import type { PrescribedLine } from './prescribed-line.ts';

const PARTS_OF_DAY = {
  morning: { en: 'in the morning', hi: 'सुबह' },
  noon: { en: 'at noon', hi: 'दोपहर' },
  evening: { en: 'in the evening', hi: 'शाम' },
  night: { en: 'at night', hi: 'रात' },
} as const;
const OF_THREE = ['morning', 'noon', 'night'] as const;
const OF_FOUR = ['morning', 'noon', 'evening', 'night'] as const;

/** "Metformin 500 mg, tablet": what it is. */
export function medicineText({ medicine, strength, form }: PrescribedLine, locale?: string): string {
  const named = [medicine, strength].filter(Boolean).join(' ');
  return form ? `${named}, ${medicineFormLabel(form, locale)}` : named;
}

const dosesOfDay = (frequency: string): readonly number[] | undefined => DOSES_OF_DAY[frequency as Frequency];

/** The Indian notation, 1-0-1: the amount in the morning, at noon and at night. Undefined for what is not taken by the day. */
function notationOf({ frequency, amount, times }: PrescribedLine): string | undefined {
  if (times) return timesText(times);
  return dosesOfDay(frequency)
    ?.map((one) => (one === 0 ? '0' : amountText(amount ?? 1)))
    .join('-');
}

/** Units of which half a one is written 0.5: nobody breaks a milligram. */
const WEIGHTS: readonly string[] = ['mg', 'mcg', 'g'];

/** "2 tablets", "0.5 mg". */
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
      return [labelIn({ en: `${much} ${when}`, hi: `${when} ${much}` }, locale)];
    })
    .join(', ');
}

const daysText = (days: number, locale?: string): string =>
  labelIn({ en: days === 1 ? 'for 1 day' : `for ${days} days`, hi: `${days} दिन तक` }, locale);

const continuedText = (locale?: string): string => labelIn({ en: 'to be continued', hi: 'जारी रखें' }, locale);

type OneDose = Pick<PrescribedLine, 'amount' | 'unit' | 'frequency' | 'times'>;

/** "1 tablet twice a day". */
function oneDoseText({ amount, unit, frequency, times }: OneDose, locale?: string): string {
  if (times) return timesWords(times, unit, locale);
  const much = amount === null ? '' : amountWithUnit(amount, unit, locale);
  const often = frequencyLabel(frequency, locale);
  return [much, often].filter(Boolean).join(labelIn({ en: ' ', hi: ', ' }, locale));
}

/** "40 mg once a day for 5 days": one step of a taper or a titration. */
function stepText(step: StoredStep, unit: string, locale?: string): string {
  const dose = oneDoseText({ ...step, unit }, locale);
  const long = step.days === null ? continuedText(locale) : daysText(step.days, locale);
  const isEndless = step.days === null;
  return labelIn(
    {
      en: isEndless ? `${dose}, ${long}` : `${dose} ${long}`,
      hi: isEndless ? `${dose}, ${long}` : `${long} ${dose}`,
    },
    locale,
  );
}

/** The steps of a line that changes its dose, in order; empty for any other line. */
const stepTexts = ({ steps, unit }: PrescribedLine, locale?: string): readonly string[] =>
  (steps ?? []).map((step) => stepText(step, unit, locale));

/** One step of a taper or a titration: its days, counted from the first day of the line, and its dose. */
export interface StepRow {
  /** "Days 1–5", or "From day 11" for a last step without an end. */
  readonly days: string;
  readonly dose: string;
}

function daysOfStep(first: number, { days }: StoredStep, locale?: string): string {
  if (days === null) return labelIn({ en: `From day ${first}`, hi: `दिन ${first} से` }, locale);
  if (days === 1) return labelIn({ en: `Day ${first}`, hi: `दिन ${first}` }, locale);
  const until = first + days - 1;
  return labelIn({ en: `Days ${first}–${until}`, hi: `दिन ${first}–${until}` }, locale);
}

/** The steps of a line as rows of a table, in order; empty for a line with one dose. */
export function stepRows({ steps, unit }: PrescribedLine, locale?: string): readonly StepRow[] {
  let first = 1;
  return (steps ?? []).map((step) => {
    const row = { days: daysOfStep(first, step, locale), dose: oneDoseText({ ...step, unit }, locale) };
    first += step.days ?? 0;
    return row;
  });
}

/** "at most 3 times a day"; empty where no maximum is written, or where an older version wrote it as an instruction. */
function maximumText(line: PrescribedLine, locale?: string): string {
  const most = line.maxPerDay ? maxPerDayOf(line) : undefined;
  if (most === undefined) return '';
  return labelIn(
    {
      en: most === 1 ? 'at most once a day' : `at most ${most} times a day`,
      hi: `दिन में अधिकतम ${most} बार`,
    },
    locale,
  );
}

/** "at most 3 times a day, after food, under the tongue": the rest of how it is taken; a usual route goes without saying. */
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

/** "1 tablet twice a day (1-0-1), after food": how it is taken. */
export function doseText(line: PrescribedLine, locale?: string): string {
  const notation = notationOf(line);
  const steps = stepTexts(line, locale);
  const main =
    steps.length > 0
      ? steps.join(labelIn({ en: ', then ', hi: '; फिर ' }, locale))
      : oneDoseText(line, locale);
  return [notation ? `${main} (${notation})` : main, mannerText(line, locale)].filter(Boolean).join(', ');
}

/** How long steps are taken together; their own days are in the text of each. */
const allDaysText = (days: number | null, locale?: string): string =>
  days === null ? '' : labelIn({ en: `${days} days in all`, hi: `कुल ${days} दिन` }, locale);

/** "for 30 days", or "to be continued"; empty for what is taken once. */
export function durationText({ frequency, days, start, steps }: PrescribedLine, locale?: string): string {
  if (frequency === 'STAT') return '';
  const single = days === null ? continuedText(locale) : daysText(days, locale);
  const long = steps ? allDaysText(days, locale) : single;
  if (start === null) return long;
  const day = formatDate(start);
  const from = labelIn({ en: `from ${day}`, hi: `${day} से` }, locale);
  const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(', ');
  return labelIn({ en: joined([long, from]), hi: joined([from, long]) }, locale);
}

/** "for fever": what it is for; empty where nothing is said. */
export const reasonText = ({ reason }: PrescribedLine, locale?: string): string =>
  reason === '' ? '' : labelIn({ en: `for ${reason}`, hi: `${reason} के लिए` }, locale);

/** The directions without the steps, for a line whose steps are in a table, and without what the doctor typed. */
export const aroundStepsText = (line: PrescribedLine, locale?: string): string =>
  [mannerText(line, locale), durationText(line, locale)].filter(Boolean).join(', ');

/** Everything after the name, in one sentence. */
export const directionsText = (line: PrescribedLine, locale?: string): string =>
  [doseText(line, locale), durationText(line, locale), reasonText(line, locale), line.instructions]
    .filter(Boolean)
    .join(', ');
