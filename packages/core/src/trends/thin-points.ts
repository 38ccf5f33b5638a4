/**
 * Thins points to what a line of some width can show: first, lowest, highest and last of each equal part of the span,
 * in order.
 * Peaks are preserved at any width. Points outside the span are dropped except for one on each side, so that the line
 * continues to the edge.
 */
export function thinPoints<P extends { readonly at: number; readonly value: number }>(
  points: readonly P[],
  { from, to }: { readonly from: number; readonly to: number },
  stretches: number,
): readonly P[] {
  const first = Math.max(0, indexFrom(points, from) - 1);
  const end = Math.min(points.length, indexFrom(points, to + 1) + 1);
  if (end - first <= stretches * 4) return points.slice(first, end);
  const width = Math.max(1, to - from + 1) / stretches;
  const remaining: P[] = [];
  for (let begin = first; begin < end; ) begin = keepStandingOut(points, begin, end, from, width, remaining);
  return remaining;
}

/** Returns the first index of a point at or after an instant, in sorted points. */
export function indexFrom(points: readonly { readonly at: number }[], at: number): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle] as { readonly at: number }).at < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Adds first, lowest, highest and last of the part that starts at an index, without duplicates and in order. Returns
 * the start of the next part. A single pass, because it dominates the cost of charts with a hundred thousand points.
 */
function keepStandingOut<P extends { readonly at: number; readonly value: number }>(
  points: readonly P[],
  begin: number,
  end: number,
  from: number,
  width: number,
  remaining: P[],
): number {
  const start = points[begin] as P;
  const limit = from + (Math.floor((start.at - from) / width) + 1) * width;
  let [lowest, highest] = [begin, begin];
  let [low, high] = [start.value, start.value];
  let next = begin + 1;
  for (; next < end; next += 1) {
    const { at, value } = points[next] as P;
    if (at >= limit) break;
    if (value < low) {
      low = value;
      lowest = next;
    } else if (value > high) {
      high = value;
      highest = next;
    }
  }
  const last = next - 1;
  remaining.push(start);
  const [one, other] = lowest < highest ? [lowest, highest] : [highest, lowest];
  if (one > begin && one < last) remaining.push(points[one] as P);
  if (other > one && other > begin && other < last) remaining.push(points[other] as P);
  if (last > begin) remaining.push(points[last] as P);
  return next;
}
