import { foldName } from '@careline/core/internal/patients';
import { soundOf } from './name-sound.ts';

/** Spellings of one name that do not sound alike, as found in Indian registers. */
const SPELLINGS: readonly string[] = [
  'muhammad muhammed mohammad mohammed mohamad mohamed mahammad mahamad mohd md',
  'sayyid sayyad sayed saiyad syed',
  'hussain husain hussein husein hossain',
  'rahman rehman rahaman',
  'sheikh sheik shaikh shaik',
  'begum begam',
  'chaudhary chaudhari chaudhuri choudhary choudhury chowdhury chowdary',
  'banerjee bandyopadhyay',
  'mukherjee mukerji mukhopadhyay',
  'chatterjee chattopadhyay',
  'vijay bijoy',
  'naidu nayudu naydu',
  'subrahmanyam subramaniam subramanyam subramanian',
];

const GROUPS: readonly ReadonlySet<string>[] = SPELLINGS.map(
  (names) => new Set(names.split(' ').map(soundOf)),
);

/** Returns a word's sound and the sounds of its other spellings, the word's own first. */
export function soundsOf(word: string): readonly string[] {
  const sound = soundOf(word);
  const group = GROUPS.find((sounds) => sounds.has(sound));
  return group ? [sound, ...[...group].filter((one) => one !== sound)] : [sound];
}

/**
 * Returns `person.name_key`: every word of every name, each after a space, then each name as one word, so that
 * "Ravikumar" finds "Ravi Kumar". The first name leads, because lists sort by this key.
 */
export function nameKey(names: readonly string[]): string {
  const folded = names.map(foldName).filter((name) => name !== '');
  const words = folded.flatMap((name) => name.split(' '));
  const together = folded.filter((name) => name.includes(' ')).map((name) => name.replaceAll(' ', ''));
  return [...new Set([...words, ...together])].map((word) => ` ${word}`).join('');
}
