/**
 * Phonetic keys of names, so that one indexed comparison finds "लक्ष्मी" by "Laxmi" and "Geetha" by "गीता". Words of
 * any Indian script are transliterated to Latin letters, then interchangeable spellings become one. The keys are only
 * for comparing and are never shown.
 */

/** First code point of the scripts with Devanagari's layout (ISCII), from Devanagari to Malayalam. */
const FIRST_BLOCK = 0x0900;
const END_OF_BLOCKS = 0x0d80;
const BLOCK = 0x80;

/** Independent vowels, by their offset in a block. */
const VOWELS: Readonly<Record<number, string>> = {
  5: 'a',
  6: 'a',
  7: 'i',
  8: 'i',
  9: 'u',
  10: 'u',
  11: 'ri',
  12: 'li',
  13: 'e',
  14: 'e',
  15: 'e',
  16: 'ai',
  17: 'o',
  18: 'o',
  19: 'o',
  20: 'au',
};

/** Consonants without their vowel, starting at the offset of क. */
const CONSONANTS: readonly string[] = [
  ...['k', 'kh', 'g', 'gh', 'n'],
  ...['ch', 'chh', 'j', 'jh', 'n'],
  ...['t', 'th', 'd', 'dh', 'n'],
  ...['t', 'th', 'd', 'dh', 'n', 'n'],
  ...['p', 'ph', 'b', 'bh', 'm'],
  ...['y', 'r', 'r', 'l', 'l', 'l', 'v', 's', 's', 's', 'h'],
];
const FIRST_CONSONANT = 0x15;

/** Vowel signs, which replace a consonant's inherent vowel. */
const SIGNS: Readonly<Record<number, string>> = {
  62: 'a',
  63: 'i',
  64: 'i',
  65: 'u',
  66: 'u',
  67: 'ri',
  68: 'ri',
  69: 'e',
  70: 'e',
  71: 'e',
  72: 'ai',
  73: 'o',
  74: 'o',
  75: 'o',
  76: 'au',
  87: 'au',
};
const NUKTA = 0x3c;
const VIRAMA = 0x4d;
/** Chandrabindu and anusvara. */
const NASALS = new Set([1, 2]);
const VISARGA = 3;

/** Letters that sound different with a nukta. */
const WITH_NUKTA: Readonly<Record<string, string>> = { j: 'z', ph: 'f' };
/** Letters that only Bengali and Assamese, Gurmukhi or Malayalam have. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  '\u09CE': 't',
  '\u09F0': 'r',
  '\u09F1': 'v',
  '\u0A70': 'n',
  '\u0A71': '',
  '\u0D7A': 'n',
  '\u0D7B': 'n',
  '\u0D7C': 'r',
  '\u0D7D': 'l',
  '\u0D7E': 'l',
  '\u0D7F': 'k',
};

const placeOf = (letter: string): number | undefined => {
  const code = letter.codePointAt(0) ?? 0;
  return code >= FIRST_BLOCK && code < END_OF_BLOCKS ? (code - FIRST_BLOCK) % BLOCK : undefined;
};

interface Spelling {
  text: string;
  /** The last letter is a consonant and keeps its inherent vowel unless a sign follows. */
  open: boolean;
}

function close(spelling: Spelling): void {
  if (spelling.open) spelling.text += 'a';
  spelling.open = false;
}

function addNukta(spelling: Spelling): void {
  const consonant = /[kgcjtdp]h?$/.exec(spelling.text)?.[0] ?? '';
  const changed = WITH_NUKTA[consonant];
  if (changed) spelling.text = spelling.text.slice(0, -consonant.length) + changed;
}

function addLetter(spelling: Spelling, letter: string): void {
  const place = OTHER_LETTERS[letter] === undefined ? placeOf(letter) : undefined;
  const consonant = place === undefined ? undefined : CONSONANTS[place - FIRST_CONSONANT];
  const sign = place === undefined ? undefined : SIGNS[place];
  if (place === NUKTA) {
    addNukta(spelling);
    return;
  }
  if (sign !== undefined || place === VIRAMA) {
    spelling.text += sign ?? '';
    spelling.open = false;
    return;
  }
  close(spelling);
  if (consonant !== undefined) {
    spelling.text += consonant;
    spelling.open = true;
  } else if (place !== undefined && NASALS.has(place)) spelling.text += 'n';
  else if (place === VISARGA) spelling.text += 'h';
  else spelling.text += OTHER_LETTERS[letter] ?? (place === undefined ? letter : (VOWELS[place] ?? ''));
}

/** Transliterates a word to Latin letters. Words in other scripts stay unchanged. */
function romanise(word: string): string {
  const spelling: Spelling = { text: '', open: false };
  for (const letter of word.normalize('NFD')) addLetter(spelling, letter);
  close(spelling);
  return spelling.text.normalize('NFC');
}

/**
 * Spellings of one sound, applied in this order. `C` is the sound of च while other letters c remain. Tamil has one
 * letter each for k and g, t and d, p and b, so its words match other scripts only where they have none of these.
 */
const SAME_SOUNDS: readonly (readonly [RegExp, string])[] = [
  // Some scripts leave out a word's final vowel.
  [/(?<=.)a+$/, ''],
  [/chr/g, 'kr'],
  [/chh|tch|ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/C/g, 'c'],
  [/jn/g, 'gy'],
  [/zh/g, 'l'],
  [/x/g, 'ks'],
  [/sch|sh/g, 's'],
  [/f|ph/g, 'p'],
  [/(?<=[kgcjtdbr])h/g, ''],
  [/z/g, 'j'],
  [/ow(?=[^aeiou]|$)/g, 'u'],
  [/w/g, 'v'],
  [/ee|ii|ie/g, 'i'],
  [/oo|ou|uu/g, 'u'],
  [/y(?=[^aeiou]|$)/g, 'i'],
  [/m(?=[pb])/g, 'n'],
  [/(.)\1+/gu, '$1'],
  [/(?<=.{3})h$/, ''],
  // The inherent vowel of an Indian consonant.
  [/(?<=.)a/g, ''],
];

/** Returns the phonetic key of a word folded by `foldName`. A prefix of a word gives a prefix of its key. */
export function soundOf(word: string): string {
  return SAME_SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), romanise(word));
}

/** Returns `person.name_sound`: the sound of each distinct word of `person.name_key`, each after a space. */
export function soundKey(nameKey: string): string {
  const sounds = nameKey
    .split(' ')
    .map(soundOf)
    .filter((sound) => sound !== '');
  return [...new Set(sounds)].map((sound) => ` ${sound}`).join('');
}
