import { foldName } from '@careline/core/internal/patients';
import { type RawBuilder, sql } from 'kysely';
import { soundKey, soundOf } from './name-sound.ts';
import { nameKey, soundsOf } from './name-spellings.ts';

const consonantsOf = (sound: string): string => sound.replace(/[aeiouy]/g, '');

/** A single consonant would match a tenth of the register. */
const MIN_CONSONANTS = 2;
/** From this length, one consonant may be extra or wrong. Shorter names differ: Ramesh and Rakesh are two names. */
const CONSONANTS_OF_A_SLIP = 4;

/**
 * Returns the keys to compare with the index `person_near` on `near_keys` (migration 0079) to match a mistyped word.
 * Empty if the word is too short. For every name the index has its consonants after a =, and variants with one
 * consonant left out, except the first, after a -.
 */
function nearKeys(word: string): readonly string[] {
  const words = soundsOf(word).map(consonantsOf);
  const [own = ''] = words;
  if (own.length < MIN_CONSONANTS) return [];
  const keys = [...words.map((consonants) => `=${consonants}`), `-${own}`];
  if (own.length < CONSONANTS_OF_A_SLIP) return keys;
  for (let at = 1; at < own.length; at += 1) {
    const without = own.slice(0, at) + own.slice(at + 1);
    keys.push(`=${without}`, `-${without}`);
  }
  return [...new Set(keys)];
}

function isNear(word: string): RawBuilder<boolean> {
  const keys = nearKeys(word);
  return keys.length > 0
    ? sql`near_keys(p.name_sound) && ${keys}::text[]`
    : sql`p.name_sound like ${`% ${soundOf(word)}%`}`;
}

/**
 * Returns the condition for persons `p` whose names nearly match a text: vowels may be missing or different, and one
 * consonant of a word may be. Undefined if there are too few consonants.
 */
export function nearNames(text: string): RawBuilder<boolean> | undefined {
  const words = foldName(text).split(' ');
  if (words.every((word) => nearKeys(word).length === 0)) return undefined;
  return sql`(${sql.join(words.map(isNear), sql` and `)})`;
}

/** Returns how similar a text is to the names of persons `p`. Higher is more similar. */
export const nearness = (text: string): RawBuilder<number> =>
  sql`similarity(p.name_sound, ${soundKey(nameKey([text]))})`;
