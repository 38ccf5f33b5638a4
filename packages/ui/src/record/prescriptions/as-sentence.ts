/** Ends the text with the full stop of its script, unless it already ends with punctuation. */
export const asSentence = (text: string): string =>
  /[.।?!]$/.test(text) ? text : `${text}${/[ऀ-ॿ]$/.test(text) ? '।' : '.'}`;
