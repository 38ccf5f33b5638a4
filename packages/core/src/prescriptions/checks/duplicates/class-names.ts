import { type Label, wordLabels } from '#formatting';
import * as words from '../words/en.ts';

/** Names of medicine classes within sentences. */
export const CLASS_NAMES = wordLabels(words.classNamesLabels) satisfies Readonly<Record<string, Label>>;
