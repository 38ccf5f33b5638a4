import { gravest, type UsualRange, type ValueFace } from '@careline/core/internal/clinical';
import { measureOf } from '@careline/core/internal/observations';

/** A value of a reading with what it is. */
export interface FacedValue {
  readonly key: string;
  readonly measure: string | undefined;
  readonly face: ValueFace;
}

/** What is shown of the values of a reading: named where they are not all the same. */
export interface ShownFace {
  readonly key: string;
  readonly face: ValueFace;
  /** What it is of; left out where it is said of all values. */
  readonly measure?: string;
  /** The usual range of the lower number of a blood pressure, whose upper one is in `face`. */
  readonly second?: UsualRange;
}

/** The values of a reading, in the order of its faces. */
export const facedValues = (
  metric: string,
  faces: Readonly<Record<string, ValueFace>>,
): readonly FacedValue[] =>
  Object.entries(faces).map(([key, face]) => ({ key, measure: measureOf(metric, key), face }));

const isPressure = ({ measure }: FacedValue): boolean => measure === 'systolic' || measure === 'diastolic';

/** Both numbers of a blood pressure in one, where they say the same or the graver one says it. */
function ofPair(upper: ValueFace, lower: ValueFace): Omit<ShownFace, 'key'> | undefined {
  if (upper.kind === 'flag' && lower.kind === 'flag') {
    const flag = gravest([upper.flag, lower.flag]);
    return flag && { face: { kind: 'flag', flag } };
  }
  if (upper.kind === 'in-range' && lower.kind === 'in-range') return { face: upper, second: lower.range };
  if (upper.kind === 'no-urgent-limit' && lower.kind === upper.kind) return { face: upper };
  const isSame = upper.kind === 'not-judged' && lower.kind === 'not-judged' && upper.reason === lower.reason;
  return isSame ? { face: upper } : undefined;
}

/** What is shown of values that stand together: a blood pressure once, where its two numbers are not different things. */
export function shownFaces(values: readonly FacedValue[]): readonly ShownFace[] {
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
