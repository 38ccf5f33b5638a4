import { type FlagCode, type Symptom, URINE_DIPSTICK } from '#observations';
import { type Flag, recoded } from '../judge-value.ts';
import type { EarlierPressure, PersonContext } from '../person-context.ts';

/** Minimum distance of two high readings that confirm each other. */
const APART_SECONDS = 4 * 3600;
const TWENTY_WEEKS = 20 * 7;

const isHigh = ({ systolic, diastolic }: EarlierPressure): boolean =>
  Math.round(systolic) >= 140 || Math.round(diastolic) >= 90;

/** Returns the reading that confirmed high pressure: the first one four hours after another. */
function confirmedAt(readings: readonly EarlierPressure[]): EarlierPressure | undefined {
  const highs = readings.filter(isHigh).toSorted((a, b) => a.at - b.at);
  const first = highs[0];
  return first && highs.find(({ at }) => at - first.at >= APART_SECONDS);
}

/** Signs that make high pressure an emergency (ISSHP, MoHFW). */
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

/** Returns the flag of a confirmed high pressure, by the week in which it started. */
function kindOf(context: PersonContext, confirmed: EarlierPressure): FlagCode {
  const { gestationalDays: days, daysAfterBirth } = context;
  if (days === undefined) return daysAfterBirth === undefined ? 'ob:high-again' : 'ob:after-birth-ht';
  return (confirmed.gestationalDays ?? days) < TWENTY_WEEKS ? 'ob:chronic-ht' : 'ob:gestational-ht';
}

/**
 * Returns the flag of a high pressure in pregnancy or after birth.
 * With protein or a warning sign it is an emergency. A second one at least four hours later is named by the week of
 * confirmation; a first one must be measured again. A severe one stays severe. Later readings don't affect earlier
 * ones, so the order of arrival does not matter.
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
