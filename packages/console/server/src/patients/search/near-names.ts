import { foldName } from '@careline/core/internal/patients';
import { type RawBuilder, sql } from 'kysely';
import { soundKey, soundOf } from './name-sound.ts';
import { nameKey, soundsOf } from './name-spellings.ts';

const consonantsOf = (sound: string): string => sound.replace(/[aeiouy]/g, '');

/** Of one consonant there would be a tenth of the register. */
const LEAST_CONSONANTS = 2;
/** From so many on a consonant may be too many or another one: Ramesh and Rakesh are two names. */
const CONSONANTS_OF_A_SLIP = 4;

/**
 * What the keys of a name, which the index `person_near` has of `near_keys` (migration 0079), are compared with, so that it
 * fits a word that was typed with a slip; empty where there is too little to compare. Of every name that index has the
 * consonants after a = and those with one left out, but the first, after a -.
 */
function nearKeys(word: string): readonly string[] {
  const words = soundsOf(word).map(consonantsOf);
  const [own = ''] = words;
  if (own.length < LEAST_CONSONANTS) return [];
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
 * The persons `p` whose names nearly are the words of a text: vowels are missing or others, or one consonant of a word is.
 * Undefined where there are too few consonants to compare.
 */
export function nearNames(text: string): RawBuilder<boolean> | undefined {
  const words = foldName(text).split(' ');
  if (words.every((word) => nearKeys(word).length === 0)) return undefined;
  return sql`(${sql.join(words.map(isNear), sql` and `)})`;
}

/** How near the names of the persons `p` are to a text, the nearer the greater. */
export const nearness = (text: string): RawBuilder<number> =>
  sql`similarity(p.name_sound, ${soundKey(nameKey([text]))})`;
