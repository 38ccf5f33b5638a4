import { type Label, wordLabels } from '#formatting';
import * as words from '../words/en.ts';

/** Effects of two medicines together. `{a}` and `{b}` are the two sides of a row. */
export const EFFECTS = wordLabels(words.effectsLabels) satisfies Readonly<Record<string, Label>>;
