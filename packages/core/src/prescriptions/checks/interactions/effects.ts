import { type Label, wordLabels } from '#formatting';
import * as words from '../words/en.ts';

/** Effects of two medicines together. `{a}` and `{b}` are the two sides of a row. */
export const EFFECTS = wordLabels(words.effectsLabels) satisfies Readonly<Record<string, Label>>;

/** Effects of two medicines on nerves, hormones, blood sugar and the immune system. */
export const NERVE_AND_HORMONE_EFFECTS = wordLabels(words.nerveAndHormoneEffects) satisfies Readonly<
  Record<string, Label>
>;
