import type { PrescribedLine } from '../prescribed-line.ts';
import { nameKey } from './medicine.ts';

/** How records write forms and routes after a name. */
const FORM_WORDS =
  /\b(?:tab(?:let)?s?|cap(?:sule)?s?|syrup|suspension|injection|inj|drops?|oral|film coated|extended release)\b/g;
const STRENGTH = /\d+(?:\.\d+)?\s*(?:mg|mcg|µg|g|ml|iu|%)/gi;

const strengthsOf = (text: string): string =>
  (text.match(STRENGTH) ?? []).map((one) => one.toLowerCase().replace(/\s/g, '')).join('/');
const substanceOf = (name: string): string =>
  nameKey(name).replace(FORM_WORDS, ' ').replace(/\s+/g, ' ').trim();

/** Whether another system's name is the prescribed medicine; another strength is another medicine. */
export function isSameMedicine(
  name: string,
  { medicine, strength }: Pick<PrescribedLine, 'medicine' | 'strength'>,
): boolean {
  const [theirs, ours] = [strengthsOf(name), strengthsOf(strength)];
  if (theirs !== '' && ours !== '' && theirs !== ours) return false;
  const substance = substanceOf(name);
  return substance !== '' && substance === substanceOf(medicine);
}

/** Returns a key that is equal for the same substances in any order, as for a brand and its generic name. */
export const substancesKey = (substances: readonly string[]): string => substances.toSorted().join('+');
