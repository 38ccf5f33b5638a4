/**
 * Sorts items by ascending keys, stable. `keys[i]` belongs to `items[i]`.
 * Key and position are packed into one number if that is exact, because typed arrays sort numbers several times faster
 * than with a comparator.
 */
export function sortByKeys<T>(items: readonly T[], keys: Float64Array): T[] {
  const count = items.length;
  const used = keys.subarray(0, count);
  const order = packedOrder(used) ?? comparedOrder(used);
  const sorted: T[] = new Array(count);
  for (let place = 0; place < count; place += 1) sorted[place] = items[order[place] as number] as T;
  return sorted;
}

/** Returns the positions in key order; undefined if packing would not be exact. */
function packedOrder(keys: Float64Array): Float64Array | undefined {
  const count = keys.length;
  let least = Infinity;
  let most = -Infinity;
  for (let index = 0; index < count; index += 1) {
    const key = keys[index] as number;
    if (!Number.isInteger(key)) return undefined;
    if (key < least) least = key;
    if (key > most) most = key;
  }
  if ((most - least + 1) * count > Number.MAX_SAFE_INTEGER) return undefined;
  const packed = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    packed[index] = ((keys[index] as number) - least) * count + index;
  }
  packed.sort();
  for (let place = 0; place < count; place += 1) packed[place] = (packed[place] as number) % count;
  return packed;
}

function comparedOrder(keys: Float64Array): Uint32Array {
  const order = new Uint32Array(keys.length);
  for (let index = 0; index < order.length; index += 1) order[index] = index;
  return order.sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);
}
