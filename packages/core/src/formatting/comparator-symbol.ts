const SYMBOLS: Readonly<Record<string, string>> = { lessThan: '<', greaterThan: '>', equalTo: '=' };

/** Returns the symbol of a comparator word, or the word itself if it is unknown (specification 5). */
export function comparatorSymbol(word: string): string {
  return (Object.hasOwn(SYMBOLS, word) ? SYMBOLS[word] : undefined) ?? String(word ?? '');
}
