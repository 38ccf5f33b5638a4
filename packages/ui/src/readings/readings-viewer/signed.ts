/** A change with its sign, a true minus among them: "+4", "−0.2", "±0". */
export function signed(change: number | undefined): string {
  if (change === undefined) return '';
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `\u2212${Math.abs(change)}`;
}
