import { foldName } from '@careline/core/internal/patients';

/**
 * `person.name_key`: every word of every name, each after a space, then each name written together, so that
 * "Ravikumar" finds "Ravi Kumar". The first name leads, because lists are in this order.
 */
export function nameKey(names: readonly string[]): string {
  const folded = names.map(foldName).filter((name) => name !== '');
  const words = folded.flatMap((name) => name.split(' '));
  const together = folded.filter((name) => name.includes(' ')).map((name) => name.replaceAll(' ', ''));
  return [...new Set([...words, ...together])].map((word) => ` ${word}`).join('');
}
