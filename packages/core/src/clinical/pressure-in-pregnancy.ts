import type { FlagCode } from './flag-code.ts';
import { type Flag, recoded } from './judge-value.ts';
import { type EarlierPressure, type ReadingContext, URINE_DIPSTICK } from './reading-context.ts';

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

/** The dipstick counts from 2+ on, and only where there is no better measurement of protein. */
const hasProteinuria = ({ proteinuria = 'nil' }: ReadingContext): boolean =>
  URINE_DIPSTICK.indexOf(proteinuria) >= URINE_DIPSTICK.indexOf('2+');

/** What a confirmed high pressure is; undefined where the week is not known. */
function kindOf(context: ReadingContext, confirmed: EarlierPressure): FlagCode | undefined {
  if (context.daysAfterBirth !== undefined && context.gestationalDays === undefined)
    return 'ob:after-birth-ht';
  const days = context.gestationalDays;
  if (days === undefined) return undefined;
  if (days >= TWENTY_WEEKS && (hasProteinuria(context) || context.organSigns))
    return 'ob:pre-eclampsia-range';
  const since = confirmed.gestationalDays ?? days;
  return since < TWENTY_WEEKS ? 'ob:chronic-ht' : 'ob:gestational-ht';
}

/**
 * What a high pressure in pregnancy is: to be repeated until a second one at least four hours away confirms it; then by
 * the week it was confirmed in, and by protein or organ signs. A severe one stays severe: nobody waits four hours then.
 * Readings later than this one say nothing about it, so the order in which they arrive does not matter.
 */
export function pressureInPregnancy(
  flag: Flag,
  pressure: { readonly systolic: number; readonly diastolic: number },
  context: ReadingContext,
): Flag {
  const { at, gestationalDays, earlier = [] } = context;
  if (flag.code !== 'ob:repeat-4h' || at === undefined) return flag;
  const now: EarlierPressure = {
    ...pressure,
    at,
    ...(gestationalDays === undefined ? {} : { gestationalDays }),
  };
  const confirmed = confirmedAt([...earlier.filter((other) => other.at < at), now]);
  const kind = confirmed && kindOf(context, confirmed);
  if (!kind) return flag;
  return recoded(flag, kind, kind === 'ob:pre-eclampsia-range' ? 'critical' : 'severe');
}
