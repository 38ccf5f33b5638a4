/** A text as a sentence: with the full stop of the script that it ends in, unless it ends with a mark. */
export const asSentence = (text: string): string =>
  /[.।?!]$/.test(text) ? text : `${text}${/[ऀ-ॿ]$/.test(text) ? '।' : '.'}`;
