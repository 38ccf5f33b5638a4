import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';

/** Reasons that several files share. */
export const BLEED = wordLabel(words.conditionReasons, 'bleed');
export const FITS = wordLabel(words.conditionReasons, 'fits');
export const ANTIMUSCARINICS =
  'tricyclic, trihexyphenidyl, oxybutynin, tolterodine, solifenacin, darifenacin, trospium, dicyclomine, hyoscine butylbromide, hyoscine hydrobromide, propantheline, atropine, glycopyrronium, clidinium, chlorpheniramine, promethazine, diphenhydramine, hydroxyzine, cyproheptadine, doxylamine';
