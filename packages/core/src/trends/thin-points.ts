/**
 * As many points as a line of a width can show: of each equal stretch of the span the first, the lowest, the highest and
 * the last, in order. What stands out stays, whatever the width, and a line through them has every peak of the whole.
 * Points outside the span are left out but for the one before and the one after, so that a line runs out of the picture.
 */
export function thinPoints<P extends { readonly at: number; readonly value: number }>(
  points: readonly P[],
  { from, to }: { readonly from: number; readonly to: number },
  stretches: number,
): readonly P[] {
  const first = indexFrom(points, from);
  const end = indexFrom(points, to + 1);
  const inside = points.slice(Math.max(0, first - 1), end + 1);
  if (inside.length <= stretches * 4) return inside;
  const width = Math.max(1, to - from + 1) / stretches;
  const kept: P[] = [];
  let begin = 0;
  while (begin < inside.length) {
    const stretch = stretchOf(inside[begin] as P, from, width);
    let next = begin + 1;
    while (next < inside.length && stretchOf(inside[next] as P, from, width) === stretch) next += 1;
    kept.push(...standingOut(inside, begin, next));
    begin = next;
  }
  return kept;
}

const stretchOf = ({ at }: { readonly at: number }, from: number, width: number): number =>
  Math.floor((at - from) / width);

/** The first index at which a point is not before an instant. */
function indexFrom(points: readonly { readonly at: number }[], at: number): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle] as { readonly at: number }).at < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** First, lowest, highest and last of the points from one index up to another, each once and in order. */
function standingOut<P extends { readonly value: number }>(
  points: readonly P[],
  begin: number,
  end: number,
): readonly P[] {
  let [lowest, highest] = [begin, begin];
  for (let index = begin + 1; index < end; index += 1) {
    const { value } = points[index] as P;
    if (value < (points[lowest] as P).value) lowest = index;
    if (value > (points[highest] as P).value) highest = index;
  }
  const indexes = [...new Set([begin, lowest, highest, end - 1])].sort((a, b) => a - b);
  return indexes.map((index) => points[index] as P);
}
