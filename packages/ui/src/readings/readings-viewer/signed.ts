/** Formats a change with its sign, such as "+4", "−0.2" (true minus) or "±0". */
export function signed(change: number | undefined): string {
  if (change === undefined) return '';
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `\u2212${Math.abs(change)}`;
}
