/**
 * Capitalises first letters and keeps other capitals. "OP doctor" becomes "OP Doctor", "care_coordinator" becomes "Care
 * Coordinator".
 */
export function titleCase(text: string): string {
  return text
    .replaceAll('_', ' ')
    .replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
