import { gravest, type UsualRange, type ValueStatus } from '@careline/core/internal/clinical';
import { measureOf } from '@careline/core/internal/observations';

/** A value of a reading with its status. */
export interface ValueWithStatus {
  readonly key: string;
  readonly measure: string | undefined;
  readonly face: ValueStatus;
}

/** Status to show for values of a reading. Names the value if the statuses differ. */
export interface ShownStatus {
  readonly key: string;
  readonly face: ValueStatus;
  /** The value it refers to; undefined if it applies to all. */
  readonly measure?: string;
  /** Usual range of the lower blood pressure value. `face` contains the upper one's. */
  readonly second?: UsualRange;
}

/** Returns the values of a reading with their status, in order. */
export const valuesWithStatus = (
  metric: string,
  faces: Readonly<Record<string, ValueStatus>>,
): readonly ValueWithStatus[] =>
  Object.entries(faces).map(([key, face]) => ({ key, measure: measureOf(metric, key), face }));

const isPressure = ({ measure }: ValueWithStatus): boolean =>
  measure === 'systolic' || measure === 'diastolic';

/** Combines both blood pressure values if they agree or the more serious one covers both. */
function ofPair(upper: ValueStatus, lower: ValueStatus): Omit<ShownStatus, 'key'> | undefined {
  if (upper.kind === 'flag' && lower.kind === 'flag') {
    const flag = gravest([upper.flag, lower.flag]);
    return flag && { face: { kind: 'flag', flag } };
  }
  if (upper.kind === 'in-range' && lower.kind === 'in-range') return { face: upper, second: lower.range };
  if (upper.kind === 'no-urgent-limit' && lower.kind === upper.kind) return { face: upper };
  const isSame = upper.kind === 'not-judged' && lower.kind === 'not-judged' && upper.reason === lower.reason;
  return isSame ? { face: upper } : undefined;
}

/** Returns the statuses to show together: one for a blood pressure, unless its two values differ. */
export function shownStatuses(values: readonly ValueWithStatus[]): readonly ShownStatus[] {
  const [upper, lower] = values.filter(isPressure);
  const pair = upper && lower && ofPair(upper.face, lower.face);
  const rest = values.filter((value) => !(pair && isPressure(value)));
  const named = rest.length + (pair ? 1 : 0) > 1;
  return [
    ...(pair ? [{ key: 'pressure', ...pair }] : []),
    ...rest.map(({ key, measure, face }) => ({
      key,
      face,
      ...(named && measure !== undefined && { measure }),
    })),
  ];
}
