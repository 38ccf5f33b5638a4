import type { ScaleResult } from './assess.ts';
import type { Scale, ScaleLimit } from './scale.ts';

/** The finding that a score creates. */
export interface ScoreFinding {
  readonly level: ScaleLimit['level'];
  /** Name and points, the same in every language: "NEWS2 7", or "NEWS2 ≥ 8" if an item is missing. */
  readonly text: string;
}

function isReached({ when }: ScaleLimit, result: ScaleResult, last: number | undefined): boolean {
  const least = result.total ?? result.atLeast;
  if ('sign' in when) return result.sign === when.sign;
  if ('row' in when) return result.items.some(({ points = 0 }) => points >= when.row);
  if (least === undefined) return false;
  if ('upTo' in when) return result.total !== undefined && result.total <= when.upTo;
  if ('rise' in when) return least - (last ?? 0) >= when.rise;
  return least >= when.from;
}

function textOf({ shortName }: Scale, { total, atLeast }: ScaleResult): string {
  if (total !== undefined) return `${shortName} ${total}`;
  return atLeast === undefined ? shortName : `${shortName} ≥ ${atLeast}`;
}

/**
 * Returns the finding of the most severe limit that a result reaches; undefined if none.
 * `last` is the patient's previous total, for limits on the rise.
 */
export function scoreFinding(
  scale: Scale,
  result: ScaleResult,
  last: number | undefined,
): ScoreFinding | undefined {
  const levels = scale.limits.filter((limit) => isReached(limit, result, last)).map(({ level }) => level);
  if (levels.length === 0) return undefined;
  return { level: levels.includes('critical') ? 'critical' : 'review', text: textOf(scale, result) };
}
