/** Latin letters for Devanagari consonants, as medicine names sound. */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'g',
  ङ: 'n',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'j',
  ञ: 'n',
  ट: 't',
  ठ: 't',
  ड: 'd',
  ढ: 'd',
  ण: 'n',
  त: 't',
  थ: 't',
  द: 'd',
  ध: 'd',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'b',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'e',
  ओ: 'o',
  औ: 'o',
  ऑ: 'o',
  ऍ: 'e',
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'e',
  'ो': 'o',
  'ौ': 'o',
  'ॉ': 'o',
  'ॅ': 'e',
};

const NASAL = /[ँं]/;
const VIRAMA = '्';

/** Transliterates a Devanagari word by sound; the final vowel is silent. */
export function latinOf(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, index) => {
      const next = letters[index + 1];
      if (NASAL.test(letter)) return next !== undefined && 'पफबभम'.includes(next) ? 'm' : 'n';
      const consonant = CONSONANTS[letter];
      if (consonant === undefined) return VOWELS[letter] ?? '';
      const isFollowed =
        next === undefined || next === VIRAMA || (VOWELS[next] !== undefined && !/[अ-औ]/.test(next));
      return isFollowed ? consonant : `${consonant}a`;
    })
    .join('')
    .replace(/ks/g, 'x');
}
