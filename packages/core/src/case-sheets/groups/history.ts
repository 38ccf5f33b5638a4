import type { SectionsOf } from '../section.ts';
import { ALLERGIES } from '../sections/history/allergies.ts';
import { DRUG } from '../sections/history/drug.ts';
import { FAMILY } from '../sections/history/family.ts';
import { MENSTRUAL } from '../sections/history/menstrual.ts';
import { PAST_HISTORY } from '../sections/history/past-history.ts';
import { PERSONAL } from '../sections/history/personal.ts';
import { SOCIAL } from '../sections/history/social.ts';
import { SURGICAL } from '../sections/history/surgical.ts';

export const HISTORY_SHEETS: SectionsOf<'history'> = {
  PERSONAL,
  FAMILY,
  DRUG,
  SURGICAL,
  ALLERGIES,
  PAST_HISTORY,
  SOCIAL,
  MENSTRUAL,
};
