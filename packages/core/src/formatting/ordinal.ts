const SUFFIXES = ['th', 'st', 'nd', 'rd'];

/** Returns a day with its English suffix: 1st, 2nd, 3rd, 11th (specification 5). "-" unless it is a whole number. */
export function ordinal(value: number): string {
  if (!Number.isInteger(value)) return '-';
  const lastTwo = Math.abs(value) % 100;
  const teen = lastTwo >= 11 && lastTwo <= 13;
  return `${value}${(teen ? undefined : SUFFIXES[lastTwo % 10]) ?? 'th'}`;
}
