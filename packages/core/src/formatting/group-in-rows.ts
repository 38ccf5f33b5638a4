/**
 * Splits a list into rows of `size`; the last can be shorter (specification 5).
 *
 * @throws RangeError unless `size` is a whole number from 1.
 */
export function groupInRows<T>(list: readonly T[], size = 3): T[][] {
  if (!Number.isInteger(size) || size < 1) {
    throw new RangeError(`groupInRows needs a whole row size from 1, not ${size}`);
  }
  const rows: T[][] = [];
  for (let start = 0; start < list.length; start += size) rows.push(list.slice(start, start + size));
  return rows;
}
