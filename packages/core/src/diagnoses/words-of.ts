const MARKS = /[\u0300-\u036f\u093c]/g;
const APART = /[^\p{L}\p{M}\p{N}]+/u;

/**
 * Returns the words of a text in normal form: lower case, without accents or nukta, and with British spellings mapped
 * to American ones (anaemia, oedema).
 */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll(/[ao]e/g, 'e');
  return plain.split(APART).filter((word) => word !== '');
}

/**
 * Whether `word` starts with `typed`, allowing one typo (two in long words): a changed, added, missing or swapped
 * letter.
 */
export function beginsNearly(word: string, typed: string): boolean {
  const most = typed.length >= 8 ? 2 : 1;
  if (word.length < typed.length - most) return false;
  // Rows of the distance table (optimal string alignment): two back, one back and the current one.
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: typed.length + 1 }, (_, index) => index),
  ];
  let nearest = last[typed.length] ?? 0;
  const length = Math.min(word.length, typed.length + most);
  for (let row = 1; row <= length; row += 1) {
    const next = [row];
    for (let column = 1; column <= typed.length; column += 1) {
      const same = word[row - 1] === typed[column - 1] ? 0 : 1;
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      const isExchanged = word[row - 1] === typed[column - 2] && word[row - 2] === typed[column - 1];
      if (row > 1 && column > 1 && isExchanged) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
    nearest = Math.min(nearest, next[typed.length] ?? nearest);
    if (Math.min(...next) > most) break;
  }
  return nearest <= most;
}
