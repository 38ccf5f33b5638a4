const SYMBOLS: Readonly<Record<string, string>> = { lessThan: '<', greaterThan: '>', equalTo: '=' };

/** The sign of a comparator word; an unknown word is given back as it is (specification 5). */
export function comparatorSymbol(word: string): string {
  return (Object.hasOwn(SYMBOLS, word) ? SYMBOLS[word] : undefined) ?? String(word ?? '');
}
