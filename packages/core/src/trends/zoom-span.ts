import type { TimeSpan } from './reference-steps.ts';

/** Shortest span of a readings chart. */
const SHORTEST_S = 3600;

const lengthOf = ({ from, to }: TimeSpan): number => to - from;

/** Returns a span of a length within the whole, with an instant at a relative position, as far as possible. */
function placed(whole: TimeSpan, length: number, at: number, share: number): TimeSpan {
  const from = Math.min(whole.to - length, Math.max(whole.from, Math.round(at - share * length)));
  return { from, to: from + length };
}

/**
 * Zooms a span around an instant, which keeps its position; a factor over 1 zooms in. Never beyond the whole;
 * undefined if it equals the whole.
 */
export function zoomSpan(whole: TimeSpan, span: TimeSpan, factor: number, at: number): TimeSpan | undefined {
  const wanted = Math.round(lengthOf(span) / factor);
  if (wanted >= lengthOf(whole)) return undefined;
  const length = Math.max(Math.min(SHORTEST_S, lengthOf(span)), wanted);
  const share = lengthOf(span) > 0 ? (at - span.from) / lengthOf(span) : 0.5;
  return placed(whole, length, at, Math.min(1, Math.max(0, share)));
}

/** Returns the span between two instants in either order, within the whole; undefined if it equals the whole. */
export function spanBetween(whole: TimeSpan, one: number, other: number): TimeSpan | undefined {
  const [from, to] = [Math.min(one, other), Math.max(one, other)].map((at) =>
    Math.round(Math.min(whole.to, Math.max(whole.from, at))),
  ) as [number, number];
  const length = Math.min(lengthOf(whole), Math.max(SHORTEST_S, to - from));
  return length >= lengthOf(whole) ? undefined : placed(whole, length, (from + to) / 2, 0.5);
}

/** Moves a span as little as needed to include an instant, with a margin of a tenth. */
export function spanWith(whole: TimeSpan, span: TimeSpan, at: number): TimeSpan {
  if (at >= span.from && at <= span.to) return span;
  return placed(whole, lengthOf(span), at, at < span.from ? 0.1 : 0.9);
}
