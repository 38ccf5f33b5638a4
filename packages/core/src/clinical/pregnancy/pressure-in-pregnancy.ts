import { type FlagCode, type Symptom, URINE_DIPSTICK } from '#observations';
import { type Flag, recoded } from '../judge-value.ts';
import type { EarlierPressure, PersonContext } from '../person-context.ts';

/** Two high readings count when they are at least this far apart. */
const APART_SECONDS = 4 * 3600;
const TWENTY_WEEKS = 20 * 7;

const isHigh = ({ systolic, diastolic }: EarlierPressure): boolean =>
  Math.round(systolic) >= 140 || Math.round(diastolic) >= 90;

/** The reading at which high pressure was confirmed: the first that is four hours after another high one. */
function confirmedAt(readings: readonly EarlierPressure[]): EarlierPressure | undefined {
  const highs = readings.filter(isHigh).toSorted((a, b) => a.at - b.at);
  const first = highs[0];
  return first && highs.find(({ at }) => at - first.at >= APART_SECONDS);
}

/** Signs that make a high pressure an emergency (ISSHP, MoHFW). */
const WARNING_SIGNS: readonly Symptom[] = [
  'headache',
  'blurred-vision',
  'upper-belly-pain',
  'vomiting',
  'face-swelling',
  'fits',
];

const hasProteinuria = ({ proteinuria = 'nil' }: PersonContext): boolean =>
  URINE_DIPSTICK.indexOf(proteinuria) >= URINE_DIPSTICK.indexOf('1+');

const hasWarningSign = (context: PersonContext): boolean =>
  hasProteinuria(context) ||
  context.organSigns === true ||
  WARNING_SIGNS.some((sign) => context.symptoms?.includes(sign));

/** What a pressure that is high for the second time is, by the week in which it was first so. */
function kindOf(context: PersonContext, confirmed: EarlierPressure): FlagCode {
  const { gestationalDays: days, daysAfterBirth } = context;
  if (days === undefined) return daysAfterBirth === undefined ? 'ob:high-again' : 'ob:after-birth-ht';
  return (confirmed.gestationalDays ?? days) < TWENTY_WEEKS ? 'ob:chronic-ht' : 'ob:gestational-ht';
}

/**
 * What a high pressure in pregnancy or after birth is: with protein or a warning sign an emergency at once; the second one
 * at least four hours after another named by the week it was confirmed in; the first to be measured again. A severe one
 * stays severe. Readings later than this one say nothing about it, so the order in which they arrive does not matter.
 */
export function pressureInPregnancy(
  flag: Flag,
  pressure: { readonly systolic?: number | undefined; readonly diastolic?: number | undefined },
  context: PersonContext,
): Flag {
  if (flag.code !== 'ob:high') return flag;
  if (hasWarningSign(context)) return recoded(flag, 'ob:pre-eclampsia-range', 'critical');
  const { at, gestationalDays, earlier = [] } = context;
  if (at === undefined) return flag;
  const now: EarlierPressure = {
    systolic: pressure.systolic ?? 0,
    diastolic: pressure.diastolic ?? 0,
    at,
    ...(gestationalDays === undefined ? {} : { gestationalDays }),
  };
  const confirmed = confirmedAt([...earlier.filter((other) => other.at < at), now]);
  return confirmed ? recoded(flag, kindOf(context, confirmed), 'critical') : flag;
}
