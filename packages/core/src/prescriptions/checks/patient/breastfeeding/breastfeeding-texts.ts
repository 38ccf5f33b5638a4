import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';

/** Reasons, acts and sources that several files share. */
export const LITTLE_KNOWN = wordLabel(words.breastfeedingTexts, 'littleKnown');
export const DROWSY = wordLabel(words.breastfeedingTexts, 'drowsy');
export const MILK = wordLabel(words.breastfeedingTexts, 'milk');
export const PAIN = wordLabel(words.breastfeedingTexts, 'pain');
export const LACTMED = 'LactMed';
export const BOTH = 'LactMed, BNF';
