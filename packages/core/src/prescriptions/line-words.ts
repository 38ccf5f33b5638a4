import { formatDate, labelIn } from '#formatting';
import { doseUnitLabel } from './coded/dose-unit.ts';
import { DOSES_OF_DAY, type Frequency, frequencyLabel } from './coded/frequency.ts';
import { mealRelationLabel } from './coded/meal-relation.ts';
import { medicineFormLabel } from './coded/medicine-form.ts';
import { medicineRouteLabel, USUAL_ROUTES } from './coded/medicine-route.ts';
import { amountText, timesText } from './dose-amount.ts';
import type { PrescribedLine } from './prescription-line.ts';

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
export function notationOf({ frequency, amount, times }: PrescribedLine): string | undefined {
  if (times) return timesText(times);
  return dosesOfDay(frequency)
    ?.map((one) => (one === 0 ? '0' : amountText(amount ?? 1)))
    .join('-');
}

const quantity = (amount: number, unit: string, locale?: string): string =>
  `${amountText(amount)} ${doseUnitLabel(unit, amount, locale)}`;

function timesWords(times: readonly number[], unit: string, locale?: string): string {
  const parts = times.length === OF_FOUR.length ? OF_FOUR : OF_THREE;
  return times
    .flatMap((amount, index) => {
      const part = parts[index];
      if (amount === 0 || !part) return [];
      const when = labelIn(PARTS_OF_DAY[part], locale);
      const much = quantity(amount, unit, locale);
      return [labelIn({ en: `${much} ${when}`, hi: `${when} ${much}` }, locale)];
    })
    .join(', ');
}

/** "1 tablet twice a day (1-0-1), after food": how it is taken. */
export function doseText(line: PrescribedLine, locale?: string): string {
  const { amount, unit, frequency, times, meal, route, form } = line;
  const notation = notationOf(line);
  const much = amount === null ? '' : quantity(amount, unit, locale);
  const often = frequencyLabel(frequency, locale);
  const main = times
    ? timesWords(times, unit, locale)
    : [much, often].filter(Boolean).join(labelIn({ en: ' ', hi: ', ' }, locale));
  const isUsual = route === null || USUAL_ROUTES[form as keyof typeof USUAL_ROUTES] === route;
  return [
    notation ? `${main} (${notation})` : main,
    meal && mealRelationLabel(meal, locale),
    !isUsual && medicineRouteLabel(route, locale),
  ]
    .filter(Boolean)
    .join(', ');
}

/** "for 30 days", or "until your doctor says otherwise"; empty for what is taken once. */
export function durationText({ frequency, days, start }: PrescribedLine, locale?: string): string {
  if (frequency === 'STAT') return '';
  const long =
    days === null
      ? labelIn({ en: 'to be continued', hi: 'जारी रखें' }, locale)
      : labelIn({ en: days === 1 ? 'for 1 day' : `for ${days} days`, hi: `${days} दिन तक` }, locale);
  if (start === null) return long;
  const day = formatDate(start);
  return labelIn({ en: `${long}, from ${day}`, hi: `${day} से, ${long}` }, locale);
}

/** "for fever": what it is for; empty where nothing is said. */
export const reasonText = ({ reason }: PrescribedLine, locale?: string): string =>
  reason === '' ? '' : labelIn({ en: `for ${reason}`, hi: `${reason} के लिए` }, locale);

/** Everything after the name, in one sentence. */
export const directionsText = (line: PrescribedLine, locale?: string): string =>
  [doseText(line, locale), durationText(line, locale), reasonText(line, locale), line.instructions]
    .filter(Boolean)
    .join(', ');
